import { type JobLabels, jobLabels } from '../job/index.js';

const ownLabels = {
  /** Shown when no job is open. */
  empty: 'We have no open jobs at the moment.',
  /** Shown below a job. The date may include a time and a time zone. */
  closes: (date: string) => `Apply by ${date}`,
  /** Shown below a job whose date has passed. */
  closedOn: (date: string) => `Closed on ${date}`,
  /** Shown below a job that was closed before its date. */
  closed: 'Closed',
};

// Written out instead of `typeof jobListLabels`, because declaration files drop comments on spread properties.
export type JobListLabels = typeof ownLabels & JobLabels;

/** English labels for `JobList`. */
export const jobListLabels: JobListLabels = { ...jobLabels, ...ownLabels };

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    JobList: JobListLabels;
  }
}
