import { hero } from 'agency-content/blog';
import { PageHero } from 'agency-ui';
import { island } from '../Island.js';

const { picture, ...head } = hero;

export const data = { picture };

const Articles = island(() => import('../islands/Articles.js'), { query: 'category' });
const Newsletter = island(() => import('../islands/Newsletter.js'));

export const islands = [Articles, Newsletter];

export default function BlogPage() {
  return (
    <>
      <PageHero {...head} ground="paper" />
      <Articles />
      <Newsletter />
    </>
  );
}
