import { createEnquirySender, Form } from 'agency-ui';
import { agency } from './content';
import { enquiryForm } from './enquiry-form';

const endpoint = '/api/enquiries';
const send = createEnquirySender({ endpoint, form: enquiryForm.name });

/** The form posts JSON. Without JavaScript, the browser posts it to the same endpoint. */
export function Enquiry() {
  return (
    <Form
      definition={enquiryForm}
      action={`${endpoint}?form=${enquiryForm.name}`}
      onSubmit={send}
      draftKey={enquiryForm.name}
      errorSummary
      fallback={{ email: agency.email, phone: agency.phone }}
    />
  );
}
