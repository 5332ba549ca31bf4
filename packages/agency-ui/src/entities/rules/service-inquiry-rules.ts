import { emailRule, submissionLimits, submissionMessages, textRule } from './rule.js';

export const serviceInquiryRules = {
  name: textRule(submissionMessages.name, { min: 2 }),
  email: emailRule(),
  message: textRule(submissionMessages.messageTooShort, { min: 10, max: submissionLimits.message }),
};
