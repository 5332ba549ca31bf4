export { FormColumns, type FormColumnsProps } from './FormColumns.js';
