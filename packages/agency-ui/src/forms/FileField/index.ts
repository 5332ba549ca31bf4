export { FileField, type FileFieldProps } from './FileField.js';
export { type FileFieldLabels, type FileListLabels, fileFieldLabels } from './FileField.labels.js';
