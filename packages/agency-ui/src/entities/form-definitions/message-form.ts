import { defineForm, type FormValues } from './define-form.js';

/** A message from the home page. */
export const messageForm = defineForm({
  name: 'message',
  title: 'Message',
  fields: {
    name: { kind: 'text', label: 'Name', autoComplete: 'name' },
    email: { kind: 'email', label: 'Email', autoComplete: 'email' },
    subject: { kind: 'text', label: 'Subject', width: 'full' },
    message: { kind: 'textarea', label: 'Message', rows: 4 },
  },
  labels: {
    required: 'All four fields are required.',
    submit: 'Send Message',
    succeeded: 'Thank you! Your message has been sent successfully.',
    sent: 'Message sent. Thank you!',
    failed: 'There was an error sending your message. Please try again.',
  },
});

/** Values of a message from the home page. */
export type ContactMessage = FormValues<typeof messageForm>;
