import { otherWays } from 'agency-content/not-found';
import { NotFound } from 'agency-ui';

export default function NotFoundPage() {
  return <NotFound homePath="/" links={otherWays} />;
}
