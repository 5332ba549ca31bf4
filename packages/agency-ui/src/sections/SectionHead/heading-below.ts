import type { HeadingLevel } from '../../primitives/index.js';

/** The level of what stands below a heading in the outline. */
export function headingBelow(level: Exclude<HeadingLevel, 6>): HeadingLevel {
  return (level + 1) as HeadingLevel;
}
