/** Copy for /contact. */
import { pageContact } from 'agency-artwork';
import { heroPicture } from './pictures.js';
import type { PageHead, Prompt } from './schemas.js';

export const hero = {
  title: 'Contact',
  description:
    'Call, send a WhatsApp, write or drop in. We’re in Jua House: office on the third floor, print studio on the ground floor, visitor parking in the basement.',
  picture: heroPicture(pageContact),
} satisfies PageHead;

/** The form's heading. */
export const formHeading = 'Write to us';

export const detailsHeading = 'Reach us directly';

/** The number takes both calls and WhatsApp messages. */
export const detailsLabels = { phone: 'Phone and WhatsApp' };

export { responseTime } from './reply.js';

export const faqPrompt = {
  heading: 'Before you write',
  text: 'How far ahead to book, what drives the price, when offset pays off: it’s all in the FAQ.',
  link: { name: 'Read the FAQ', path: '/faq' },
} satisfies Prompt;
