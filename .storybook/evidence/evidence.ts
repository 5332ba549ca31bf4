/** Results of the last test runs, written by `scripts/evidence.ts` and read by the docs pages. */

/** One run of a test layer. */
export interface TestRun {
  /** Its name in `npm test`: `unit`, `stories`, `storybook`, `site`, `package`. */
  layer: string;
  /** The start of the run, in ISO 8601. */
  date: string;
  /** The tested commit, or `null` outside a git repository. */
  commit: string | null;
  /** Whether the working tree had changes. */
  dirty: boolean;
  /** Results by the path of the test file in the repository. */
  files: Record<string, FileResults>;
}

export interface FileResults {
  /** The titles of the describe blocks and the test, joined by ` › `. For a story, its export. */
  passed: string[];
  /** Failure messages by the same titles. */
  failed: Record<string, string>;
}

export interface Evidence {
  /** The last run of each layer, newest first. */
  runs: TestRun[];
}

/** File name in the built Storybook, beside `index.json`. */
export const evidenceFile = 'evidence.json';

export const noEvidence: Evidence = { runs: [] };
