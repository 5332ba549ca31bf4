'use client';

import { createEnquirySender, FormCard, ServiceContactForm } from 'agency-ui';
import { useId } from 'react';

const sendInquiry = createEnquirySender({ endpoint: '/api/enquiries', form: 'service' });

export default function AskTheFlorist() {
  const headingId = useId();
  return (
    <FormCard heading="Ask the florist" headingId={headingId}>
      <ServiceContactForm aria-labelledby={headingId} action="/api/enquiries?form=service" onSubmit={sendInquiry} />
    </FormCard>
  );
}
