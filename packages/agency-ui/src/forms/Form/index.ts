export { Form, type FormAttributes } from './Form.js';
export { type LongFormLabels, longFormLabels } from './long-form.labels.js';
export { optionNames } from './option-names.js';
export { type RowFormLabels, rowFormLabels, type SharedFormLabels, sharedFormLabels } from './shared-form.labels.js';
export type { FormOptions } from './useForm.js';
