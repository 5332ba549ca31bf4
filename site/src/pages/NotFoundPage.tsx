import { otherWays } from 'agency-content/not-found';
import { NotFound } from 'agency-ui';
import { useEffect } from 'react';

export default function NotFoundPage() {
  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`);
  }, []);
  return <NotFound homePath="/" links={otherWays} />;
}
