'use client';

import { createEnquirySender, QuoteForm } from 'agency-ui';
import { agency } from './content';

const sendQuote = createEnquirySender({ endpoint: '/api/quotes', form: 'quote' });

/** The form posts JSON. Without JavaScript, the browser posts it to the same URL. */
export function QuoteRequest() {
  return (
    <QuoteForm
      action="/api/quotes"
      onSubmit={sendQuote}
      draftKey="quote"
      fallback={{ whatsapp: agency.phone, email: agency.email }}
    />
  );
}
