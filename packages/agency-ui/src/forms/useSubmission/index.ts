export {
  type Sender,
  type SenderOptions,
  type SubmissionOptions,
  type SubmissionStatus,
  useSubmission,
} from './useSubmission.js';
