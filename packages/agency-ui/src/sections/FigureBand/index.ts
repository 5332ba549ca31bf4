export { FigureBand, type FigureBandProps, type FigureScale } from './FigureBand.js';
