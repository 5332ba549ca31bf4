/** The words of /inquiries, the page behind "Get A Quote". */

import { pageInquiries } from 'agency-artwork';
import { agency } from './agency.js';
import { heroPicture } from './pictures.js';
import type { HowItWorks, PageHead } from './schemas.js';

export const hero = {
  title: 'Get a quote',
  highlightText: 'a quote',
  description:
    'A few lines about the job are enough to begin with. The details come in a call, and the price comes after it, in writing.',
  picture: heroPicture(pageInquiries),
} satisfies PageHead;

/** Heads the form. */
export const formHeading = 'Quote request';

export const howItWorks = {
  heading: 'How It Works',
  steps: [
    {
      title: 'Submit',
      description: 'Your request lands on the desk it belongs to, and somebody there answers within 24 hours.',
    },
    {
      title: 'Consultation call',
      description: 'On the phone we go through the day, the place and the wish behind it. The call is free.',
    },
    {
      title: 'Receive quote',
      description: 'You get every line with its price. Strike what you do not need, and sign the rest.',
    },
  ],
} satisfies HowItWorks;

/** Stands under the steps, before the phone number. */
export const callNote = `Would you rather speak to somebody first? The phone is answered ${agency.hours.weekdays}.`;
