import { type Article, FeaturedArticles } from 'agency-ui';

const articles: Article[] = [
  {
    title: 'A garden that needs no water',
    excerpt: 'Twelve plants for gravel, sun and long holidays.',
    category: 'Gardens',
    author: 'The nursery',
    date: '2026-05-04',
    image: { src: '/pictures/gravel-garden.jpg', width: 1600, height: 1067, alt: 'Grey and purple plants in gravel' },
    featured: true,
    path: '/journal/no-water',
  },
  {
    title: 'When to cut back lavender',
    excerpt: 'Twice a year, and never into old wood.',
    category: 'Care',
    author: 'The nursery',
    date: '2026-04-11',
    image: { src: '/pictures/lavender.jpg', width: 1200, height: 800, alt: 'Shears beside a lavender bush' },
    featured: true,
    path: '/journal/lavender',
  },
];

export default function NurseryJournal() {
  return <FeaturedArticles heading="From the journal" articles={articles} />;
}
