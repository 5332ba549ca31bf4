export type { JobLabels } from '../job/index.js';
export { JobList, type JobListProps, type UnsolicitedApplication } from './JobList.js';
export { type JobListLabels, jobListLabels } from './JobList.labels.js';
