import { hero } from 'agency-content/blog';
import { PageHero } from 'agency-ui';
import { lazyPart } from '../lazy-part.js';

const { picture, ...head } = hero;

export { picture };

const Articles = lazyPart(() => import('../parts/blog/Articles.js'), { reads: 'category' });
const Newsletter = lazyPart(() => import('../parts/blog/Newsletter.js'));

export const parts = [Articles, Newsletter];

export default function BlogPage() {
  return (
    <>
      <PageHero {...head} ground="paper" />
      <Articles />
      <Newsletter />
    </>
  );
}
