import { type Project, ProjectGrid } from 'agency-ui';

const gardens: Project[] = [
  {
    id: 1,
    title: 'A courtyard with a pool',
    category: 'Courtyards',
    client: 'A law firm',
    image: { src: '/pictures/courtyard.jpg', width: 1200, height: 900, alt: 'A still pool between ferns' },
    summary: 'Shade, water and sixteen kinds of fern.',
    overview: ['The courtyard gets two hours of sun a day.'],
    date: 'May 2026',
  },
  {
    id: 2,
    title: 'A roof for bees',
    category: 'Roofs',
    client: 'A primary school',
    image: { src: '/pictures/roof.jpg', width: 1200, height: 900, alt: 'Hives on a roof full of thyme' },
    summary: 'Thyme, sedum and four hives.',
    overview: ['The roof carries 90 kg per square metre.'],
    date: 'September 2025',
  },
];

export default function Gardens() {
  return <ProjectGrid eyebrow="Gardens" heading="Recently planted" projects={gardens} />;
}
