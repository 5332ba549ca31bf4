import { type NeighbourPage, PreviousNextLinks } from 'agency-ui';

const previous: NeighbourPage = {
  title: 'House on a slope',
  path: '/houses/slope',
  image: { src: '/pictures/slope.jpg', width: 1200, height: 900, alt: '' },
};

const next: NeighbourPage = {
  title: 'Barn with two kitchens',
  path: '/houses/barn',
  image: { src: '/pictures/barn.jpg', width: 1200, height: 900, alt: '' },
};

export default function HouseLinks() {
  return <PreviousNextLinks previous={previous} next={next} />;
}

export function LastHouseLinks() {
  return <PreviousNextLinks previous={previous} index={{ title: 'All houses', path: '/houses' }} />;
}
