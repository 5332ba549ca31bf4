import { emptyHall } from 'agency-content/blog/empty-hall';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/how-to-read-an-empty-hall';

export const data = articleData(path);

export default function EmptyHallPage() {
  return <ArticlePage path={path} body={emptyHall} />;
}
