import { twoColours } from 'agency-content/blog/two-colours';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/two-colours-are-plenty';

export const data = articleData(path);

export default function TwoColoursPage() {
  return <ArticlePage path={path} body={twoColours} />;
}
