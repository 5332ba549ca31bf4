/**
 * Replaces `src/integrations.ts` in Storybook, without network requests. Forms simulate their submission, and the
 * assistant has one answer.
 */
import { agency } from 'agency-content';
import type { ChatClient } from 'agency-ui';
import type * as integrations from '../src/integrations.js';

const simulated = { contact: agency };

const answer: ChatClient = async () =>
  `This is a rehearsal, so nobody was asked. On the site the assistant answers here; a person answers at ${agency.email}.`;

// The type turns a missing replacement into a type error, not only an error in Storybook's build.
export const {
  formsAreSent,
  filesAreOffered,
  messageForm,
  quoteForm,
  contactForm,
  serviceForm,
  newsletterForm,
  answerChat,
} = {
  formsAreSent: false,
  filesAreOffered: false,
  messageForm: simulated,
  quoteForm: simulated,
  contactForm: simulated,
  serviceForm: simulated,
  newsletterForm: simulated,
  answerChat: answer,
} satisfies Record<keyof typeof integrations, unknown>;
