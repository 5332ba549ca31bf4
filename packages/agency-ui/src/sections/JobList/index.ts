export { JobList, type JobListProps, type UnsolicitedApplication } from './JobList.js';
export { type JobListLabels, jobListLabels } from './JobList.labels.js';
