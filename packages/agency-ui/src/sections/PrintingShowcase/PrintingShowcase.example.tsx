import { type NavigationItem, type PrintingService, PrintingShowcase } from 'agency-ui';

const services: PrintingService[] = [
  {
    title: 'Books',
    description: 'From fifty copies, thread-sewn and with a ribbon.',
    image: { src: '/pictures/books.jpg', width: 1200, height: 800, alt: 'A stack of sewn books' },
  },
  { title: 'Leaflets', description: 'Folded once, twice or as a map.', glyph: 'folds' },
  { title: 'Packaging', description: 'Cut to the shape of your product.', glyph: 'dieCut' },
  { title: 'Bags', description: 'Two colours on cotton.', glyph: 'toteBag' },
];

const prices: NavigationItem = { name: 'See all prices', path: '/prices' };

export default function PressShowcase() {
  return (
    <PrintingShowcase
      eyebrow="On the press"
      heading="We print on paper"
      lead="And on card, cotton and cork."
      services={services}
      action={prices}
      notes={{ top: 'Sheet 1', bottom: 'Paper Mill Press' }}
    />
  );
}
