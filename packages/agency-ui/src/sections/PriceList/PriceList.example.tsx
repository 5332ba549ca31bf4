import { PriceList, type PriceListGroup, type PriceListMark } from 'agency-ui';

const marks: PriceListMark[] = [{ symbol: 'P', name: 'With a patch test the day before' }];

const groups: PriceListGroup[] = [
  {
    id: 'cut',
    name: 'Cut',
    items: [
      { name: 'Wash, cut and dry', price: { amount: 48, currency: 'EUR' }, unit: '60 minutes' },
      { name: 'Fringe', price: 'Free', description: 'Between two cuts.' },
    ],
  },
  {
    id: 'colour',
    name: 'Colour',
    items: [
      { name: 'Roots', price: { amount: 62, currency: 'EUR' }, unit: '90 minutes', marks: ['P'] },
      {
        name: 'Balayage',
        price: { amount: 140, currency: 'EUR', isMinimum: true },
        unit: '3 hours',
        description: 'By hand, with toner and a cut.',
        marks: ['P'],
      },
    ],
  },
];

export default function SalonPrices() {
  return <PriceList heading="Prices" groups={groups} marks={marks} note="Prices include VAT." />;
}
