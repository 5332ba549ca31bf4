'use client';

import { createEnquirySender, ServiceContactForm } from 'agency-ui';

const sendInquiry = createEnquirySender({ endpoint: '/api/enquiries', form: 'service' });

export default function AskAboutBinding() {
  return (
    <ServiceContactForm
      action="/api/enquiries?form=service"
      onSubmit={sendInquiry}
      draftKey="binding-enquiry"
      fallback={{ email: 'bindery@papermill.example' }}
    />
  );
}
