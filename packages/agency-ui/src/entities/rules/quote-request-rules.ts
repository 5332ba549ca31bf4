import { budgetRanges } from './budget-range.js';
import {
  choice,
  email,
  optionalChoice,
  optionalText,
  phone,
  submissionLimits,
  submissionMessages,
  text,
} from './rule.js';
import { serviceInterests } from './service-interest.js';

export const quoteRequestRules = {
  name: text(submissionMessages.name),
  email: email(),
  phone: phone(),
  company: optionalText(),
  projectType: choice(serviceInterests, submissionMessages.service),
  budget: optionalChoice(budgetRanges, submissionMessages.budget),
  message: text(submissionMessages.projectDetails, { max: submissionLimits.message }),
};
