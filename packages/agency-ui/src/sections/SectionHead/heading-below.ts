import type { HeadingLevel } from '../../primitives/index.js';

/** The heading level below the given one. */
export function headingBelow(level: Exclude<HeadingLevel, 6>): HeadingLevel {
  return (level + 1) as HeadingLevel;
}
