import { FigureBand, type FigureScale } from 'agency-ui';

const day: FigureScale = {
  from: '3 AM',
  to: '3 PM',
  bars: [
    { name: 'Sourdough', description: 'Baked from 3 to 6 AM', start: 0, end: 3 },
    { name: 'Pastry', description: 'Baked from 5 to 9 AM', start: 2, end: 6 },
    { name: 'Cakes', description: 'Baked from 9 AM to 2 PM', start: 6, end: 11 },
  ],
};

export default function TwelveHoursOfBaking() {
  return (
    <FigureBand
      figure="12"
      heading="Twelve hours of baking a day"
      description="Something warm comes out of the oven while the shop is open."
      scale={day}
      tone="night"
    />
  );
}
