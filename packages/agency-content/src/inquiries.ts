/** The words of /inquiries, the page behind "Get A Quote". */

import { agency } from './agency.js';
import { pending } from './pending.js';
import { heroPicture } from './pictures.js';
import type { HowItWorks, PageHead } from './schemas.js';

export { interests } from './interests.js';

export const hero = {
  title: 'Get a quote',
  highlightText: 'a quote',
  description:
    'Tell us what you have in mind. We ring with the right questions, then send a price that is made for your job.',
  picture: heroPicture(pending('page-inquiries')),
} satisfies PageHead;

/** Heads the form. */
export const formHeading = 'Quote request';

/** The ranges of "Estimated Budget", in their order (spec section 5). */
export const budgetRanges: readonly string[] = [
  'Under $5,000',
  '$5,000 - $10,000',
  '$10,000 - $25,000',
  '$25,000 - $50,000',
  '$50,000+',
];

export const howItWorks = {
  heading: 'How It Works',
  steps: [
    { title: 'Submit', description: 'Send the form. A person, not a machine, reads it and answers within 24 hours.' },
    {
      title: 'Consultation call',
      description: 'We ring to ask about dates, numbers and what success looks like. It costs nothing.',
    },
    { title: 'Receive quote', description: 'An itemised price for your job, ready to sign or to change.' },
  ],
} satisfies HowItWorks;

/** Stands under the steps, before the phone number. */
export const callNote = `Rather talk now? We answer ${agency.hours.weekdays}.`;
