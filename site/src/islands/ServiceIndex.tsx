import { quoteInvitation } from 'agency-content/home';
import { serviceIndex } from 'agency-content/services';
import { CoreServicesGrid, QuoteInvitation } from 'agency-ui';

export default function ServiceIndex() {
  return (
    <>
      <CoreServicesGrid {...serviceIndex} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
