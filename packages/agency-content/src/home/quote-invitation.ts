/** The band that links to the quote form. Also shown on /services. */
import type { QuoteInvitation } from '../schemas.js';

export const quoteInvitation = {
  lines: ['Got a date?', 'Let’s plan it.'],
  description: 'Tell us what you’re planning. We’ll come back with ideas and the questions that matter.',
  action: { name: 'Get A Quote', path: '/inquiries' },
} satisfies QuoteInvitation;
