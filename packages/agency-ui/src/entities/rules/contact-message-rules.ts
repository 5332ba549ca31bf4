import { email, submissionLimits, submissionMessages, text } from './rule.js';

export const contactMessageRules = {
  name: text(submissionMessages.name),
  email: email(),
  subject: text(submissionMessages.subject),
  message: text(submissionMessages.message, { max: submissionLimits.message }),
};
