export { FileField, type FileFieldProps } from './FileField.js';
export { type FileFieldLabels, fileFieldLabels } from './FileField.labels.js';
