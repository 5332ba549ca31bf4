export { Form, type FormAttributes, type FormControls, type FormProps } from './Form.js';
export { type FormLabels, formLabels, type LabelsOfDefinition } from './Form.labels.js';
export { FormCell, type FormCellProps, FormFields, type FormFieldsProps } from './FormFields.js';
export { type FormFallback, mailUrl, whatsAppUrl } from './fallback-links.js';
export type {
  CheckboxControlProps,
  ChoiceControlProps,
  ControlProps,
  FieldPropsOf,
  FileControlProps,
  LabelledControlProps,
  RangeControlProps,
  SelectControlProps,
  TextareaControlProps,
  TextControlProps,
} from './field-props.js';
export { type LongFormLabels, longFormLabels, type SummaryLabels } from './long-form.labels.js';
export type { FormContact } from './NoScriptContact.js';
export type { FormReceipt } from './receipt.js';
export { type RowFormLabels, type SharedFormLabels, sharedFormLabels } from './shared-form.labels.js';
export type { FormConfirmation } from './useConfirmation.js';
export type { FormOptions } from './useForm.js';
