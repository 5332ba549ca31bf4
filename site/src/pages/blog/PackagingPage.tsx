import { packaging } from 'agency-content/blog/packaging';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/packaging-in-the-kitchen';

export const data = articleData(path);

export default function PackagingPage() {
  return <ArticlePage path={path} body={packaging} />;
}
