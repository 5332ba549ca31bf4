import { quoteInvitation, recentWork } from 'agency-content/home';
import { QuoteInvitation, RecentWork } from 'agency-ui';

export default function Work() {
  return (
    <>
      <RecentWork {...recentWork} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
