import { type JobLabels, jobLabels } from '../job/index.js';

const ownLabels = {
  /** Terms in the list of facts. */
  team: 'Team',
  place: 'Place of work',
  contract: 'Contract',
  salary: 'Pay',
  posted: 'Announced',
  closing: 'Closing date',
  /** Link from the facts to the last section. */
  apply: 'Apply for this job',
  /** Heading of the last section. */
  howToApply: 'How to apply',
  /** Link that opens an e-mail. */
  applyByEmail: 'Apply by e-mail',
  /** Subject of that e-mail. */
  emailSubject: (title: string) => `Application: ${title}`,
  /** Shown instead of the last section. */
  closed: 'This job is closed. We no longer take applications for it.',
};

// Written out instead of `typeof jobPostingLabels`, because declaration files drop comments on spread properties.
export type JobPostingLabels = typeof ownLabels & JobLabels;

/** English labels for `JobPosting`. */
export const jobPostingLabels: JobPostingLabels = { ...jobLabels, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    JobPosting: JobPostingLabels;
  }
}
