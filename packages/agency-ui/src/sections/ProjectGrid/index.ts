export { ProjectGrid, type ProjectGridProps } from './ProjectGrid.js';
export { type ProjectGridLabels, projectGridLabels } from './ProjectGrid.labels.js';
