export { NotFound, type NotFoundProps } from './NotFound.js';
export { type NotFoundLabels, notFoundLabels } from './NotFound.labels.js';
