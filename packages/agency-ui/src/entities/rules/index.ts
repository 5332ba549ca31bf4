/**
 * Validation of the forms, field by field. Forms import it instead of the schemas, which wrap the same rules: zod would
 * be 4 KB in every form.
 */
export { type BudgetRange, budgetRanges } from './budget-range.js';
export { type ContactInquiryChoices, createContactInquiryRules } from './contact-inquiry-rules.js';
export { contactMessageRules } from './contact-message-rules.js';
export { newsletterSubscriptionRules } from './newsletter-subscription-rules.js';
export { createQuoteRequestRules, type QuoteRequestChoices } from './quote-request-rules.js';
export {
  type Choice,
  checkboxRule,
  choiceRule,
  emailRule,
  type FormRules,
  type FormValues,
  optionalChoiceRule,
  phoneRule,
  type Rule,
  type RuleIssue,
  submissionLimits,
  submissionMessages,
  type TextRuleOptions,
  textRule,
} from './rule.js';
export { serviceInquiryRules } from './service-inquiry-rules.js';
export { type ServiceInterest, serviceInterests } from './service-interest.js';
