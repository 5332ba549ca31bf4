/**
 * The forms: what their fields are, and how they are validated. It needs no zod, so that browsers do not load it: the
 * schemas are in `form-schemas.ts`.
 */
export { type ContactFormOptions, type ContactInquiry, contactForm, createContactForm } from './contact-form.js';
export {
  type CheckboxFieldDefinition,
  defineForm,
  type FieldDefinition,
  type FieldDefinitions,
  type FileFieldDefinition,
  type FormDefinition,
  type FormTexts,
  type FormValues,
  isRequired,
  type LabelsOfForm,
  labelsOf,
  nameOfChoice,
  ruleOf,
  type SelectFieldDefinition,
  type TextFieldDefinition,
} from './define-form.js';
export {
  acceptOf,
  type CheckedFile,
  defaultFileLimits,
  type FileLimits,
  type FileProblem,
  type FileSentences,
  type FileTypeName,
  fileLimitsOf,
  fileProblems,
  fileSentences,
  fileTypes,
  formatBytes,
  namesOfTypes,
  sentencesOf,
  typeOfFile,
} from './file-types.js';
export { type ContactMessage, messageForm } from './message-form.js';
export { type NewsletterSubscription, newsletterForm } from './newsletter-form.js';
export {
  type BudgetRange,
  budgetOptions,
  createQuoteForm,
  type QuoteFormOptions,
  type QuoteRequest,
  quoteForm,
  quoteFormWithFiles,
} from './quote-form.js';
export {
  type Choice,
  checkboxRule,
  choiceRule,
  emailRule,
  type FilesRuleOptions,
  type FormRules,
  filesRule,
  optionalChoiceRule,
  phoneRule,
  type Rule,
  type RuleIssue,
  submissionLimits,
  submissionMessages,
  type TextRuleOptions,
  textRule,
  tickedRule,
} from './rule.js';
export { type ServiceInquiry, serviceForm } from './service-form.js';
export { type ServiceInterest, serviceOptions } from './service-options.js';
