/** The words of /faq. */
import { productionPodcasts, projectYearEndParty, serviceExpos } from 'agency-artwork';
import { brandDevelopment } from './faq/brand-development.js';
import { eventsAndExpos } from './faq/events-and-expos.js';
import { general } from './faq/general.js';
import { pricing } from './faq/pricing.js';
import { process } from './faq/process.js';
import { services } from './faq/services.js';
import { cardPicture } from './pictures.js';
import type { Ask, LinkCards } from './schemas.js';

export { hero } from './faq/hero.js';
export { leadTimes } from './lead-times.js';

/** In the order of the tabs; General stands open first (spec section 2, "FAQ"). */
export const faqCategories = [general, services, eventsAndExpos, brandDevelopment, pricing, process];

/** Id of the entry under whose answer the chart of `leadTimes` belongs. */
export const leadTimesEntry = 'booking-ahead';

export const ask = {
  heading: 'Not on the list?',
  text: 'Then it is a good question. Put it to a person, who replies within 24 hours.',
  actions: [
    { name: 'Contact Us', path: '/contact' },
    { name: 'Schedule a Consultation', path: '/inquiries' },
  ],
} satisfies Ask;

export const resources = {
  eyebrow: 'Keep reading',
  heading: 'If you have a little longer',
  lead: 'What we offer, what we have done with it, and what we learned on the way.',
  cards: [
    {
      title: 'Our services',
      text: 'All eight, with what each of them includes.',
      path: '/services',
      picture: cardPicture(serviceExpos),
    },
    {
      title: 'Case studies',
      text: 'Jobs from the first wish to the last guest.',
      path: '/case-studies',
      picture: cardPicture(projectYearEndParty),
    },
    {
      title: 'Blog',
      text: 'What the desks learned on the job.',
      path: '/blog',
      picture: cardPicture(productionPodcasts),
    },
  ],
} satisfies LinkCards;
