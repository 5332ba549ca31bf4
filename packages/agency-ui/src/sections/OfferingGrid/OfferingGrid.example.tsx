import { OfferingGrid, PageHero, type SectionHeadProps, type ServiceOffering } from 'agency-ui';

const offerings: ServiceOffering[] = [
  {
    name: 'Wedding cakes',
    shortName: 'Weddings',
    description: 'Two to five tiers, with a tasting in the shop.',
    image: { src: '/pictures/wedding-cake.jpg', width: 1200, height: 900, alt: 'A white cake with figs' },
  },
  {
    name: 'Birthday cakes',
    shortName: 'Birthdays',
    description: 'Any name in icing, and candles in the box.',
    image: { src: '/pictures/birthday-cake.jpg', width: 1200, height: 900, alt: 'A cake with seven candles' },
  },
  {
    name: 'Cakes for cafés',
    shortName: 'Cafés',
    description: 'Sliced, boxed and delivered before you open.',
    image: { src: '/pictures/tray-cake.jpg', width: 1200, height: 900, alt: 'A tray of lemon slices' },
  },
];

const secondaryHeading: Pick<SectionHeadProps, 'eyebrow' | 'heading' | 'lead'> = { heading: 'For your business' };

export default function CakesPage() {
  return (
    <>
      <PageHero title="Cakes" bottomSpace="deep" />
      <OfferingGrid
        id="cakes"
        heading="Made to order"
        offerings={offerings}
        index
        secondaryHeading={secondaryHeading}
      />
    </>
  );
}
