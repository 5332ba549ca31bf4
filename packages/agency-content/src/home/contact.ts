/** The heading of the home page’s contact section. The form and the chat have their own labels. */
import type { ContactHead } from '../schemas.js';

export const contactSection = {
  eyebrow: 'Contact',
  heading: 'Call, write or drop in',
} satisfies ContactHead;
