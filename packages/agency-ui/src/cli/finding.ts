import { lineAt, type Project } from './project.js';

/** A mistake in a project's set-up. */
export interface Finding {
  /** File path, relative to the project folder. */
  path: string;
  /** Line number, counted from 1. */
  line: number;
  /** One sentence: what is wrong, and what the effect is. */
  problem: string;
  /** The line to write instead. */
  write: string;
}

/** Builds a finding from a position in a file. */
export const findingAt = (project: Project, path: string, index: number, problem: string, write: string): Finding => ({
  path,
  line: lineAt(project.files.get(path)?.text ?? '', index),
  problem,
  write,
});

/** The parts of the installed kit that the checks need. */
export interface Kit {
  /** Paths of its entries: `./styles.css`, `./sections/FaqSection`. */
  paths: readonly string[];
  /** Whether a part's stylesheet has rules. An empty one need not be loaded. */
  hasRules(sheet: string): boolean;
}
