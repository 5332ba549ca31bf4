export { ProjectNotFound, type ProjectNotFoundProps } from './ProjectNotFound.js';
export { type ProjectNotFoundLabels, projectNotFoundLabels } from './ProjectNotFound.labels.js';
