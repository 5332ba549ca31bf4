import { planningBackwards } from 'agency-content/blog/planning-backwards';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/planning-backwards';

export const data = articleData(path);

export default function PlanningBackwardsPage() {
  return <ArticlePage path={path} body={planningBackwards} />;
}
