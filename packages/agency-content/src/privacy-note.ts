/** The line below a form, ending with the link. */
import type { PrivacyNote } from './schemas.js';

export const privacyNote = {
  text: 'We use your details to answer you and to do the job if you book us. More in our',
  link: { name: 'Privacy Policy', path: '/privacy-policy' },
} satisfies PrivacyNote;
