import { quoteInvitation, recentWork } from 'agency-content/home';
import { QuoteInvitation, RecentWork } from 'agency-ui';

export default function HomeWork() {
  return (
    <>
      <RecentWork {...recentWork} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
