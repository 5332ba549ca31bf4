import { defineForm, type FormValues } from './define-form.js';

/** A service page's short enquiry. */
export const serviceForm = defineForm({
  name: 'service',
  title: 'Service inquiry',
  fields: {
    name: {
      kind: 'text',
      label: 'Name',
      error: 'Name is required',
      min: 2,
      autoComplete: 'name',
      width: 'full',
    },
    email: { kind: 'email', label: 'Email', autoComplete: 'email', width: 'full' },
    message: {
      kind: 'textarea',
      label: 'Message',
      error: 'Message is too short',
      hint: 'What it is, when, where, and for how many people or copies.',
      min: 10,
    },
  },
  labels: {
    required: 'All three fields are required.',
    submit: 'Send enquiry',
    succeeded: 'Inquiry Submitted',
    succeededDetail: 'Thank you for your message.',
    sent: 'Enquiry sent. Thank you!',
    failed: 'There was an error sending your enquiry. Please try again.',
  },
});

/** Values of a short enquiry. The message has at least 10 characters. */
export type ServiceInquiry = FormValues<typeof serviceForm>;
