import { type PageSection, Prose, SectionNavigation } from 'agency-ui';

const sections: PageSection[] = [
  { id: 'route', name: 'Route' },
  { id: 'gear', name: 'Gear' },
  { id: 'huts', name: 'Huts' },
];

export default function MountainTour() {
  return (
    <>
      <SectionNavigation sections={sections} />
      <Prose id="route" heading="Four days along the ridge" paragraphs={['We start at the lake at seven.']} />
      <Prose id="gear" heading="What you carry" paragraphs={['Boots that you have worn before.']} />
      <Prose id="huts" heading="Where we sleep" paragraphs={['Three huts, each with a stove.']} />
    </>
  );
}
