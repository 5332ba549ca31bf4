import { webinar } from 'agency-content/blog/webinar';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/the-webinar-nobody-leaves-early';

export const data = articleData(path);

export default function WebinarPage() {
  return <ArticlePage path={path} body={webinar} />;
}
