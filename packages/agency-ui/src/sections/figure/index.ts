export { BigFigure } from './BigFigure.js';
