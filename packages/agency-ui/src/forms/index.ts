export * from './CheckboxField/index.js';
export * from './ContactMessageForm/index.js';
export * from './ContactPageForm/index.js';
export * from './createEnquirySender/index.js';
export { type FieldLabels, fieldLabels } from './Field/index.js';
export {
  type FormContact,
  type FormFallback,
  type FormLabels,
  type FormOptions,
  formLabels,
  type SharedFormLabels,
} from './Form/index.js';
export * from './NewsletterForm/index.js';
export * from './QuoteForm/index.js';
export * from './SelectField/index.js';
export * from './ServiceContactForm/index.js';
export * from './TextareaField/index.js';
export * from './TextField/index.js';
export * from './ToastProvider/index.js';
export * from './useSubmission/index.js';
