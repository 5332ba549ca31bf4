export {
  type Sender,
  type SenderOptions,
  type SubmissionAttempt,
  type SubmissionOptions,
  type SubmissionQueueOptions,
  type SubmissionStatus,
  useSubmission,
} from './useSubmission.js';
