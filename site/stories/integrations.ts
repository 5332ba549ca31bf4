/**
 * Stands in for `src/integrations.ts` in Storybook: nothing leaves the browser. Without a function to send by, forms
 * behave as if they had sent; the assistant knows one answer.
 */
import { agency } from 'agency-content';
import type { ChatClient } from 'agency-ui';

export const sendMessage = undefined;
export const sendQuoteRequest = undefined;
export const sendContactInquiry = undefined;
export const sendServiceInquiry = () => Promise.resolve();
export const subscribe = undefined;

export const answerChat: ChatClient = async () =>
  `This is a rehearsal, so nobody was asked. On the site the assistant answers here; a person answers at ${agency.email}.`;
