import { RunLengthBand, type RunLengthRange } from 'agency-ui';

const ranges: [RunLengthRange, RunLengthRange] = [
  { name: 'Digital', description: 'Ready in two days, and every copy can differ.' },
  { name: 'Offset', description: 'Cheaper for each copy, and true to spot colours.' },
];

export default function DigitalOrOffset() {
  return (
    <RunLengthBand
      figure="400"
      heading="Offset pays off from 400 copies"
      description="Below that we print digitally, on the same papers."
      ranges={ranges}
      ticks={['1', '100', '400', '1,000', '5,000']}
      threshold="400"
      rulerDescription="Digital printing up to 400 copies, offset printing above."
    />
  );
}
