import type { ReactNode } from 'react';
import { classes } from '../../primitives/index.js';
import * as styles from './PrintMark.css.js';

/** In degrees from the vertical. */
const angles = [-90, -60, -30, 0, 30, 60, 90];

const rays = angles.map((angle) => (
  <path key={angle} d="M34.6 3h2.8l2.6 11h-8z" transform={`rotate(${angle} 36 44)`} className={styles.three} />
));

/** Two inks each, the second out of register. */
const drawings: readonly ReactNode[] = [
  <>
    <circle cx="34" cy="34" r="24" className={styles.three} />
    <circle cx="39" cy="39" r="24" className={styles.lineOne} />
    <circle cx="36.5" cy="36.5" r="7" className={styles.text} />
  </>,
  <>
    <path d="M34 4 62 36 34 68 6 36z" className={styles.two} />
    <path d="M39 4 67 36 39 68 11 36z" className={styles.lineText} />
    <path d="M36.5 23 47 36 36.5 49 26 36z" className={styles.three} />
  </>,
  <>
    {rays}
    <path d="M13 44a23 23 0 0 1 46 0z" className={styles.one} />
    <path d="M4 50h64M4 58h64M4 66h64" className={styles.lineText} />
  </>,
];

/** A small ornament, different for each index. */
export function PrintMark({ order, className }: { order: number; className: string }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" focusable="false" className={classes(styles.mark, className)}>
      {drawings[order % drawings.length]}
    </svg>
  );
}
