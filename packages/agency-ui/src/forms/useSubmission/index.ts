export {
  type Sender,
  type SenderOptions,
  type Submission,
  type SubmissionAttempt,
  type SubmissionOptions,
  type SubmissionQueueOptions,
  type SubmissionStatus,
  useSubmission,
} from './useSubmission.js';
