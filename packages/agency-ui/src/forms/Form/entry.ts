export { Form, type FormControls, type FormProps } from './Form.js';
export { type FormLabels, formLabels } from './Form.labels.js';
export { FormFields, type FormFieldsProps } from './FormFields.js';
export type { FormFallback } from './fallback-links.js';
export { type LongFormLabels, longFormLabels } from './long-form.labels.js';
export type { FormContact } from './NoScriptContact.js';
export { type SharedFormLabels, sharedFormLabels } from './shared-form.labels.js';
export type { FormOptions } from './useForm.js';
