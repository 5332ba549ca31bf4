import { whySamplesWork } from 'agency-content/blog/why-samples-work';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/why-samples-work';

export const data = articleData(path);

export default function WhySamplesWorkPage() {
  return <ArticlePage path={path} body={whySamplesWork} />;
}
