export * as headStyles from './BigFigure.css.js';
export { BigFigure } from './BigFigure.js';
