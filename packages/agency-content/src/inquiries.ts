/** Copy for /inquiries, the "Get A Quote" page. */

import { pageInquiries } from 'agency-artwork';
import { agency } from './agency.js';
import { budgetLarge, budgetMiddle, budgetOver, budgetSmall, budgetUnder } from './facts.js';
import { heroPicture } from './pictures.js';
import type { HowItWorks, PageHead } from './schemas.js';

export const hero = {
  title: 'Get A Quote',
  highlightText: 'A Quote',
  description: 'A few lines are enough. A date, a place and a number help most.',
  // On a tablet, moves the notebook away from the text.
  picture: { ...heroPicture(pageInquiries), focus: { x: 0.2, y: 0.5 } },
} satisfies PageHead;

/** The form's heading. */
export const formHeading = 'Quote request';

/** Shown above the form, which offers the spec's seven services. The other two have forms on their own pages. */
export const otherForms = {
  text: 'Printing or outdoor advertising? Use their own forms:',
  links: [
    { name: 'Printing enquiry', path: '/services/printing#quote' },
    { name: 'Outdoor advertising enquiry', path: '/services/outdoor-advertising#quote' },
  ],
};

/** The form's labels, in the agency's own words. */
export const quoteLabels = {
  aboutTheJob: 'About the job',
  /** Follows the spec's values and ranges (section 5), with shillings first. */
  budgetOptions: {
    'under-5000': `${budgetUnder.value} (Under $5,000)`,
    '5000-10000': `${budgetSmall.value} ($5,000 - $10,000)`,
    '10000-25000': `${budgetMiddle.value} ($10,000 - $25,000)`,
    '25000-50000': `${budgetLarge.value} ($25,000 - $50,000)`,
    'over-50000': `${budgetOver.value} ($50,000+)`,
  },
};

/**
 * Lets a browser's AI agent use the form as a tool (WebMCP's declarative attributes). The agent only fills it in: the
 * visitor submits it.
 */
export const agentTool = {
  toolname: 'request_quote',
  tooldescription: 'Asks the agency for a quote for an event, a campaign or a print job.',
};

export const howItWorks = {
  heading: 'How It Works',
  steps: [
    {
      title: 'Submit',
      description: 'Tell us the job, the date and the place. A producer on the right team picks it up.',
    },
    {
      title: 'Consultation call',
      description:
        'We go through the date, the place and what you want out of it. There’s no charge and no obligation.',
    },
    {
      title: 'Receive quote',
      description: 'The quote comes in parts: drop what you don’t need, approve the rest.',
    },
  ],
} satisfies HowItWorks;

/** Shown after the steps, followed by the phone number. */
export const callNote = `Prefer to talk first? Call or WhatsApp us, ${agency.hours.weekdays}.`;
