export { fields, whole } from './Form.css.js';
export { Form, type FormAttributes } from './Form.js';
export { type FormLabels, formLabels } from './Form.labels.js';
export { Outcome } from './Outcome.js';
export { SubmitButton } from './SubmitButton.js';
export { optionsOf, serviceNames } from './service-names.js';
export { type FormModel, type FormOptions, useForm } from './useForm.js';
export { useLead } from './useLead.js';
export { type ToastOutcomeLabels, useToastOutcome } from './useToastOutcome.js';
