import { keepTheBird } from 'agency-content/blog/keep-the-bird';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/keep-the-bird';

export const data = articleData(path);

export default function KeepTheBirdPage() {
  return <ArticlePage path={path} body={keepTheBird} />;
}
