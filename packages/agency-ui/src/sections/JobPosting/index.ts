export { JobPosting, type JobPostingProps } from './JobPosting.js';
export { type JobPostingLabels, jobPostingLabels } from './JobPosting.labels.js';
