export { FigureHead } from './FigureHead.js';
