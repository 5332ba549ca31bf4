'use client';

import { createEnquirySender, Form } from 'agency-ui';
import { agency } from './content';
import { quoteForm } from './quote-form';

const endpoint = '/api/enquiries';
const send = createEnquirySender({ endpoint, form: quoteForm.name });

/** The form posts JSON. Without JavaScript, the browser posts the form to the same endpoint. */
export function QuoteRequest() {
  return (
    <Form
      definition={quoteForm}
      action={`${endpoint}?form=${quoteForm.name}`}
      onSubmit={send}
      draftKey={quoteForm.name}
      errorSummary
      confirmation="toast"
      fallback={{ whatsapp: agency.phone, email: agency.email }}
    />
  );
}
