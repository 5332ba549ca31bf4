import { type Feature, FeatureTabs } from 'agency-ui';

const features: Feature[] = [
  {
    name: 'Mornings',
    title: 'A quiet reading room until noon',
    description: 'No telephones, no talk. Tea is at the door.',
    picture: { src: '/pictures/reading-room.jpg', width: 1200, height: 900, alt: 'Six desks under a skylight' },
  },
  {
    name: 'Afternoons',
    title: 'Two hundred children and a dragon',
    description: 'Stories at three, every weekday in term.',
    link: { name: 'This week’s stories', path: '/stories' },
  },
];

export default function LibraryDay() {
  return <FeatureTabs eyebrow="The library" heading="One house, two halves of a day" features={features} />;
}
