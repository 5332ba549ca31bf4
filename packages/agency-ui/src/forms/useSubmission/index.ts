export { type Sender, type SubmissionOptions, type SubmissionState, useSubmission } from './useSubmission.js';
