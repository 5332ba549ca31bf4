/** The band of the home page that leads to the quote form. */
import type { QuoteInvitation } from '../schemas.js';

export const quoteInvitation = {
  lines: ['You name the day.', 'We raise the sun.'],
  description: 'Tell us what you are planning. You hear from us within 24 hours, with questions worth answering.',
  action: { name: 'Get A Quote', path: '/inquiries' },
} satisfies QuoteInvitation;
