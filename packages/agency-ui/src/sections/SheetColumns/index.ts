export { SheetColumns, type SheetColumnsProps } from './SheetColumns.js';
