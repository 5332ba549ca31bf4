/**
 * Form definitions: their fields and validation. They don't use zod, so that browsers don't load it; the schemas are in
 * `form-schemas.ts`.
 */

export {
  addDays,
  dateIn,
  isDate,
  isTimeZone,
  type WallClock,
  type Weekday,
  wallClock,
  weekdayOf,
  weekdays,
  zonedTime,
} from '../weekday.js';
export {
  type BookingFormOptions,
  type BookingLocation,
  type BookingRequest,
  createBookingForm,
} from './booking-form.js';
export {
  type Condition,
  controllersOf,
  fieldsInUse,
  isDependent,
  type OfferedOptions,
} from './conditions.js';
export { type ContactFormOptions, type ContactInquiry, contactForm, createContactForm } from './contact-form.js';
export { type DateLimits, dateBounds } from './date-limits.js';
export {
  type BaseFieldDefinition,
  type CheckboxesFieldDefinition,
  type CheckboxFieldDefinition,
  type ChoiceGroupDefinition,
  type DateFieldDefinition,
  type DateOverrides,
  defineForm,
  type FieldDefinition,
  type FieldDefinitions,
  type FieldKindValues,
  type FieldWithOptions,
  type FileFieldDefinition,
  type FormDefinition,
  type FormTexts,
  type FormValues,
  hasOptions,
  isRequired,
  type LabelsOfForm,
  labelsOf,
  type NumberFieldDefinition,
  nameOfChoice,
  type RadioFieldDefinition,
  type RadioOverrides,
  type RangeFieldDefinition,
  ruleOf,
  type SelectFieldDefinition,
  type TextFieldDefinition,
} from './define-form.js';
export type { ErrorSentences } from './field-errors.js';
export {
  acceptOf,
  type CheckedFile,
  defaultFileLimits,
  type FileLimitOptions,
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
export type { OverriddenTexts, Overrides } from './overrides.js';
export {
  type BudgetRange,
  budgetOptions,
  createQuoteForm,
  type QuoteFormOptions,
  type QuoteRequest,
  quoteForm,
  quoteFormWithFiles,
} from './quote-form.js';
export { idPrefixOf, referenceOf } from './reference.js';
export {
  type Choice,
  checkboxRule,
  choiceRule,
  choicesRule,
  dateRule,
  emailRule,
  type FilesRuleOptions,
  type FormRules,
  filesRule,
  type NumberRuleOptions,
  numberRule,
  optionalChoiceRule,
  phoneRule,
  type Rule,
  type RuleIssue,
  submissionLimits,
  submissionMessages,
  type TextRuleOptions,
  textRule,
  tickedRule,
  valueOfChoice,
} from './rule.js';
export { type ServiceInquiry, serviceForm } from './service-form.js';
export { type ServiceInterest, serviceOptions } from './service-options.js';
