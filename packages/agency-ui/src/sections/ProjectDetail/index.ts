export { ProjectDetail, type ProjectDetailProps } from './ProjectDetail.js';
export { type ProjectDetailLabels, projectDetailLabels } from './ProjectDetail.labels.js';
