import { otherWays } from 'agency-content/not-found';
import { search } from 'agency-content/sitemap';
import { NotFound, SearchForm } from 'agency-ui';

export default function NotFoundPage() {
  return <NotFound homePath="/" search={<SearchForm action={search.action} />} links={otherWays} />;
}
