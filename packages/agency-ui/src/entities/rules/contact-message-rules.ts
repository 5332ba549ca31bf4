import { emailRule, submissionLimits, submissionMessages, textRule } from './rule.js';

export const contactMessageRules = {
  name: textRule(submissionMessages.name),
  email: emailRule(),
  subject: textRule(submissionMessages.subject),
  message: textRule(submissionMessages.message, { max: submissionLimits.message }),
};
