/** Copy for /faq. */
import { productionPodcasts, projectYearEndParty, serviceExpos } from 'agency-artwork';
import { createFaqCategories } from './faq/categories.js';
import { cardPicture } from './pictures.js';
import type { Ask, LinkCards } from './schemas.js';

export { hero } from './faq/hero.js';
export { leadTimes } from './lead-times.js';

/** The answers for a site whose quote form accepts no files. */
export const faqCategories = createFaqCategories({ filesAreOffered: false });

/** When an answer last changed, `YYYY-MM-DD`, for search engines. Update it whenever one changes. */
export const lastUpdated = '2026-11-28';

/** Id of the entry whose answer includes the `leadTimes` chart. */
export const leadTimesEntry = 'booking-ahead';

export const ask = {
  heading: 'Not on the list?',
  text: 'Ask one of us. We’ve probably heard it before, and if not, we’ll find out.',
  actions: [
    { name: 'Contact Us', path: '/contact' },
    { name: 'Schedule a Consultation', path: '/inquiries' },
  ],
} satisfies Ask;

export const resources = {
  eyebrow: 'Keep reading',
  heading: 'Got a little longer?',
  lead: 'What we offer, what we’ve done and what we’ve learned.',
  cards: [
    {
      title: 'Our Services',
      text: 'All eight, with what each one includes.',
      path: '/services',
      picture: cardPicture(serviceExpos),
    },
    {
      title: 'Case Studies',
      text: 'Nine jobs, and how each turned out.',
      path: '/case-studies',
      picture: cardPicture(projectYearEndParty),
    },
    {
      title: 'Blog',
      text: 'Lessons from the job, in short reads.',
      path: '/blog',
      picture: cardPicture(productionPodcasts),
    },
  ],
} satisfies LinkCards;
