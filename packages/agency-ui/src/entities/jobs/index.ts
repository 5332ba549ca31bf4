/** Job functions. They don't use zod, so that browsers don't load it; the schemas are in `../job.ts`. */
export { jobClosingTime } from './closing-time.js';
export { type JobPostingDataOptions, jobPostingData } from './job-posting-data.js';
