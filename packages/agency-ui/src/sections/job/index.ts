export { formatClosing, formatSalary, isOpen, placeOf } from './format-job.js';
export { type JobLabels, jobLabels } from './job-labels.js';
