export { ValuesGrid, type ValuesGridProps } from './ValuesGrid.js';
