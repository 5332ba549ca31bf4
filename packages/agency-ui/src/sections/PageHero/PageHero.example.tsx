import { Breadcrumbs, ButtonLink, PageHero, type PictureSource } from 'agency-ui';

const house: PictureSource = {
  src: '/pictures/house.jpg',
  width: 1920,
  height: 1080,
  alt: 'A timber house between birches',
  focus: { x: 0.7, y: 0.5 },
};

export default function HousesHero() {
  return (
    <PageHero
      eyebrow="Architecture"
      title="Houses that age well"
      highlightText="age well"
      description="Timber houses for families, designed in Aveiro and built across Portugal."
      picture={house}
      breadcrumbs={<Breadcrumbs items={[{ name: 'Home', path: '/' }]} current="Houses" />}
      actions={<ButtonLink href="/contact">Talk to an architect</ButtonLink>}
    />
  );
}
