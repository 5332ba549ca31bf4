import { type NavigationItem, type Project, ProjectDetail } from 'agency-ui';

const project: Project = {
  id: 12,
  title: 'House on a slope',
  category: 'Houses',
  client: 'A family of five',
  image: { src: '/pictures/slope.jpg', width: 1600, height: 1067, alt: 'A house on stilts above a vineyard' },
  summary: 'Three floors that follow the hill.',
  overview: ['The plot drops by nine metres.', 'Every room has a door to the garden.'],
  date: '2025',
  facts: [
    { term: 'Area', detail: '190 m²' },
    { term: 'Frame', detail: 'Larch' },
  ],
  outcome: 'The house needs 22 kWh of heating per square metre a year.',
};

const back: NavigationItem = { name: 'All houses', path: '/houses' };

export default function SlopePage() {
  return <ProjectDetail project={project} back={back} />;
}
