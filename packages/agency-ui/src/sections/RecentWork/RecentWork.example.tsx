import { type Project, RecentWork } from 'agency-ui';

const books: Project[] = [
  {
    id: 31,
    title: 'A cookbook for a lighthouse',
    category: 'Books',
    client: 'Farol Editions',
    image: { src: '/pictures/cookbook.jpg', width: 1200, height: 900, alt: 'A blue book, open at a fish soup' },
    summary: 'Five hundred copies on uncoated paper.',
    overview: ['The cover is printed in silver on blue cloth.'],
    date: 'March 2026',
  },
  {
    id: 32,
    title: 'Posters for a street choir',
    category: 'Posters',
    client: 'Choir of Rua Nova',
    image: { src: '/pictures/choir.jpg', width: 1200, height: 900, alt: 'Three posters on a brick wall' },
    summary: 'Three colours, hand-pulled.',
    overview: ['Each singer took one home.'],
    date: 'January 2026',
  },
];

export default function RecentlyPrinted() {
  return <RecentWork eyebrow="Work" heading="Fresh from the press" projects={books} allProjectsPath="/work" />;
}
