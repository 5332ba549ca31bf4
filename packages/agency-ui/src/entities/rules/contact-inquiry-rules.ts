import { checkbox, choice, email, optionalText, phone, submissionLimits, submissionMessages, text } from './rule.js';
import { serviceInterests } from './service-interest.js';

export const contactInquiryRules = {
  firstName: text(submissionMessages.firstName),
  lastName: text(submissionMessages.lastName),
  email: email(),
  phone: phone(0),
  company: optionalText(),
  interest: choice(serviceInterests, submissionMessages.service),
  message: text(submissionMessages.message, { max: submissionLimits.message }),
  newsletter: checkbox,
};
