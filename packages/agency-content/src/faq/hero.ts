/** The first screen of /faq, apart from the answers: it is needed before they are. */
import { pageFaq } from 'agency-artwork';
import { heroPicture } from '../pictures.js';
import type { PageHead } from '../schemas.js';

export const hero = {
  title: 'Ask us anything',
  highlightText: 'anything',
  description: 'Somebody has wondered about it before you. Here is what we told them, without small print.',
  picture: heroPicture(pageFaq),
} satisfies PageHead;
