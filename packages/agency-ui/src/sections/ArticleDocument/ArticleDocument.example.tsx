import { type Article, type ArticleBody, ArticleDocument, Breadcrumbs } from 'agency-ui';

const article: Article = {
  title: 'What to do when a tooth is knocked out',
  excerpt: 'Milk, a clean cloth and forty minutes: how to save a tooth.',
  category: 'First aid',
  author: 'Dr Leite',
  date: '2026-02-03',
  featured: false,
  image: {
    src: '/pictures/first-aid.jpg',
    width: 1600,
    height: 900,
    alt: 'A first aid box on the practice’s counter',
    placeholder: '#d8e6e4',
  },
};

const body: ArticleBody = {
  introduction: 'A tooth that is back in its place within forty minutes usually grows in again.',
  sections: [
    {
      id: 'now',
      heading: 'In the first minutes',
      blocks: [
        {
          steps: [
            'Pick it up by the crown.',
            'Rinse it with milk, not with water.',
            'Put it back, and bite on a cloth.',
          ],
        },
        'If you cannot put it back, carry it in milk.',
      ],
    },
  ],
};

export default function ArticlePage() {
  return (
    <ArticleDocument
      id="article"
      article={article}
      body={body}
      breadcrumbs={<Breadcrumbs items={[{ name: 'Advice', path: '/advice' }]} current={article.title} />}
      url="https://practice.example/advice/knocked-out-tooth"
    />
  );
}
