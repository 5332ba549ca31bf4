/** The words of /contact. */
import { pageContact } from 'agency-artwork';
import { heroPicture } from './pictures.js';
import type { PageHead, Prompt } from './schemas.js';

export const hero = {
  title: 'Contact',
  description: 'Ring, write, or come by the office in Westlands. A person answers, within 24 hours.',
  picture: heroPicture(pageContact),
} satisfies PageHead;

/** Heads the form. */
export const formHeading = 'Write to us';

export const detailsHeading = 'Reach us directly';

export const replyPromise = 'Every message is answered within 24 hours.';

export const faqPrompt = {
  heading: 'Perhaps it is answered already',
  text: 'How far ahead to book, what decides the price, how many copies offset wants: it is all in the FAQ.',
  link: { name: 'Read the FAQ', path: '/faq' },
} satisfies Prompt;
