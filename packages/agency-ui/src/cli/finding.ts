import { lineAt, type Project } from './project.js';

/** A mistake in the set-up of a project. */
export interface Finding {
  /** File, from the project's folder. */
  path: string;
  /** Line, counted from 1. */
  line: number;
  /** One sentence: what is wrong, and what the effect is. */
  problem: string;
  /** The line to write. */
  write: string;
}

/** A finding by its position in a file. */
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
  /** Whether the stylesheet of a part has rules. A part without any need not be loaded. */
  hasRules(sheet: string): boolean;
}
