/** The hero of /faq. Kept separate from the answers, because the page needs it first. */
import { pageFaq } from 'agency-artwork';
import { heroPicture } from '../pictures.js';
import type { PageHead } from '../schemas.js';

export const hero = {
  title: 'Ask us anything',
  highlightText: 'anything',
  description: 'Straight answers on dates, prices, printing and how we work.',
  picture: heroPicture(pageFaq),
} satisfies PageHead;
