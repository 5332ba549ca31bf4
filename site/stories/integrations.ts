/**
 * Replaces `src/integrations.ts` in Storybook, without network requests. Forms simulate their submission, and the
 * assistant has one answer.
 */
import { agency } from 'agency-content';
import type { ChatClient } from 'agency-ui';

const simulated = { contact: agency };

export const messageForm = simulated;
export const quoteForm = simulated;
export const contactForm = simulated;
export const serviceForm = simulated;
export const newsletterForm = simulated;

export const answerChat: ChatClient = async () =>
  `This is a rehearsal, so nobody was asked. On the site the assistant answers here; a person answers at ${agency.email}.`;
