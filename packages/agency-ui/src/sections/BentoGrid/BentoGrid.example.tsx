import { BentoGrid, type BentoTile } from 'agency-ui';

const tiles: BentoTile[] = [
  {
    title: 'Bread from our own oven',
    text: 'The oven is lit at three, and the first loaves are out at six.',
    picture: { src: '/pictures/oven.jpg', width: 1600, height: 1200, alt: 'The baker draws loaves from the oven' },
    path: '/bread',
    isLarge: true,
  },
  { figure: '36 hours', title: 'is how long the dough rests.', tone: 'accent' },
  { title: 'Flour from the valley', text: 'Two mills, both within twenty kilometres.', path: '/mills' },
  { title: 'Open on Sundays', text: 'From seven until the shelves are empty.' },
];

export default function AboutTheBakery() {
  return <BentoGrid eyebrow="The bakery" heading="What makes the loaf" tiles={tiles} />;
}
