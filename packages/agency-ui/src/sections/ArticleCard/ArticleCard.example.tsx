import { type Article, ArticleCard } from 'agency-ui';

const article: Article = {
  title: 'Why our rye bread takes two days',
  excerpt: 'The starter needs a night, and so do you if you bake it at home.',
  category: 'Baking',
  author: 'The bakers',
  date: '2026-02-12',
  image: { src: '/pictures/rye.jpg', width: 1200, height: 800, alt: 'A dark loaf, cut in half' },
  featured: false,
  path: '/journal/rye-bread',
};

export default function JournalCard() {
  return <ArticleCard article={article} />;
}
