import { dayInStore } from 'agency-content/blog/day-in-store';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/a-day-in-store';

export const data = articleData(path);

export default function DayInStorePage() {
  return <ArticlePage path={path} body={dayInStore} />;
}
