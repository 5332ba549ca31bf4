export type { JobLabels } from '../job/index.js';
export { JobPosting, type JobPostingProps } from './JobPosting.js';
export { type JobPostingLabels, jobPostingLabels } from './JobPosting.labels.js';
