import { type Article, ArticleGrid, Container, Heading, Section } from 'agency-ui';

const articles: Article[] = [
  {
    title: 'Does whitening harm your teeth?',
    excerpt: 'What happens to enamel, and how often is too often.',
    category: 'Treatments',
    author: 'The dentists',
    date: '2026-03-02',
    image: { src: '/pictures/whitening.jpg', width: 1200, height: 800, alt: 'A shade guide beside a smile' },
    featured: true,
    path: '/advice/whitening',
  },
  {
    title: 'Brushing with braces',
    excerpt: 'Three brushes, four minutes, and a trick for the back.',
    category: 'At home',
    author: 'The hygienists',
    date: '2026-01-19',
    image: { src: '/pictures/braces.jpg', width: 1200, height: 800, alt: 'A small brush between two brackets' },
    featured: false,
    path: '/advice/braces',
  },
];

export default function Advice() {
  return (
    <Section>
      <Container>
        <Heading>Advice</Heading>
        <ArticleGrid articles={articles} />
      </Container>
    </Section>
  );
}
