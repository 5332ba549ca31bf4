import { email, submissionLimits, submissionMessages, text } from './rule.js';

export const serviceInquiryRules = {
  name: text(submissionMessages.name, { min: 2 }),
  email: email(),
  message: text(submissionMessages.messageTooShort, { min: 10, max: submissionLimits.message }),
};
