export { control } from './Field.css.js';
export { Field, FieldError, FieldHint, type FieldProps, OptionalMark, useField } from './Field.js';
export { type FieldLabels, fieldLabels } from './Field.labels.js';
