import { keepTheLeaf } from 'agency-content/blog/keep-the-leaf';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/keep-the-leaf';

export const data = articleData(path);

export default function KeepTheLeafPage() {
  return <ArticlePage path={path} body={keepTheLeaf} />;
}
