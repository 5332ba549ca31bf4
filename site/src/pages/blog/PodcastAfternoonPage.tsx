import { podcastAfternoon } from 'agency-content/blog/podcast-afternoon';
import { ArticlePage, articleData } from './ArticlePage.js';

const path = '/blog/one-podcast-afternoon';

export const data = articleData(path);

export default function PodcastAfternoonPage() {
  return <ArticlePage path={path} body={podcastAfternoon} />;
}
