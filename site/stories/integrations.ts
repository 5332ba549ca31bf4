/**
 * Replaces `src/integrations.ts` in Storybook, without network requests. Forms simulate their submission, and the
 * assistant always gives the same answer.
 */
import { agency } from 'agency-content';
import type { ChatClient } from 'agency-ui';
import type * as integrations from '../src/integrations.js';

const simulated = { contact: agency };

const answer: ChatClient = async () =>
  `This is a rehearsal, so nobody was asked. On the site the assistant answers here; a person answers at ${agency.email}.`;

// The type makes a missing replacement a type error, rather than only an error in Storybook's build.
export const {
  chatUsesService,
  formsAreSent,
  filesAreOffered,
  messageForm,
  quoteForm,
  contactForm,
  serviceForm,
  newsletterForm,
  answerChat,
} = {
  chatUsesService: false,
  formsAreSent: false,
  filesAreOffered: false,
  messageForm: simulated,
  quoteForm: simulated,
  contactForm: simulated,
  serviceForm: simulated,
  newsletterForm: simulated,
  answerChat: answer,
} satisfies Record<keyof typeof integrations, unknown>;
