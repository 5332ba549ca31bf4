import { CaseStudy, type CaseStudyStory, type NextProject } from 'agency-ui';

const story: CaseStudyStory = {
  heading: 'A barn becomes a school kitchen',
  lead: 'Sixty children cook where hay was kept.',
  facts: [
    { term: 'Place', detail: 'Aveiro' },
    { term: 'Built', detail: '2024 to 2025' },
    { term: 'Area', detail: '310 m²' },
  ],
  chapters: [
    { title: 'Brief', paragraphs: ['Keep the roof, add daylight, and stay below the price of a new building.'] },
    { title: 'Build', paragraphs: ['We lifted the roof by 60 cm and put a ring of glass under it.'] },
    { title: 'Result', paragraphs: ['The kitchen opened a term early.'] },
  ],
  figures: [
    { value: '60', label: 'children a day' },
    { value: '38 %', label: 'less energy', method: 'Meter readings of two winters' },
  ],
  quote: { text: 'The children ask to peel onions.', name: 'Inês Duarte', role: 'Head teacher' },
  credits: [
    { term: 'Timber', detail: 'Serração do Vouga' },
    { term: 'Pictures', detail: 'Rui Antunes' },
  ],
};

const next: NextProject = { title: 'House on a slope', path: '/houses/slope' };

export default function BarnStory() {
  return <CaseStudy eyebrow="Schools" story={story} next={next} />;
}
