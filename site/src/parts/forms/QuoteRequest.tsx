import { QuoteForm } from 'agency-ui';
import { sendQuoteRequest } from '../../integrations.js';
import { PrivacyNote } from '../../PrivacyNote.js';

export default function QuoteRequest() {
  return <QuoteForm onSubmit={sendQuoteRequest} note={<PrivacyNote />} />;
}
