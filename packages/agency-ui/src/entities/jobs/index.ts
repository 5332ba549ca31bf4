/** Functions of jobs. They do not use zod, so that browsers do not load it; the schemas are in `../job.ts`. */
export { jobClosingTime } from './closing-time.js';
export { type JobPostingDataOptions, jobPostingData } from './job-posting-data.js';
