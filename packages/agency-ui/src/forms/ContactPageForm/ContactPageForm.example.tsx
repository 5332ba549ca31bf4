'use client';

import { type Choice, ContactPageForm, createEnquirySender } from 'agency-ui';

const interests: Choice[] = [
  { value: 'check-up', label: 'A check-up' },
  { value: 'pain', label: 'I am in pain' },
  { value: 'second-opinion', label: 'A second opinion' },
];

const sendInquiry = createEnquirySender({ endpoint: '/api/enquiries', form: 'contact' });

export default function AskThePractice() {
  return (
    <ContactPageForm
      action="/api/enquiries?form=contact"
      onSubmit={sendInquiry}
      interests={interests}
      hint="We delete your message after six months."
    />
  );
}
