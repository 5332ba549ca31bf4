/** What the last test runs left behind: written by `scripts/evidence.ts`, read by the docs pages. */

/** One layer of tests, run once. */
export interface TestRun {
  /** As `npm test` names it: `unit`, `stories`, `storybook`, `site`, `package`. */
  layer: string;
  /** When it began, in ISO 8601. */
  date: string;
  /** The commit that was tested, or `null` where there is no git. */
  commit: string | null;
  /** Whether files differed from that commit. */
  dirty: boolean;
  /** By the test file's path in the repository. */
  files: Record<string, FileResults>;
}

export interface FileResults {
  /** The titles of describes and test, joined by ` › `; of a story, its export. */
  passed: string[];
  /** The same titles, each with what the test said. */
  failed: Record<string, string>;
}

export interface Evidence {
  /** The last run of each layer, newest first. */
  runs: TestRun[];
}

/** Where the built Storybook keeps it, beside its `index.json`. */
export const evidenceFile = 'evidence.json';

export const noEvidence: Evidence = { runs: [] };
