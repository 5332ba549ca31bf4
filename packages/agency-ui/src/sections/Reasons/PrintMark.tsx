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
  <>
    <path d="M8 12h36v48H8z" className={styles.two} />
    <path d="M18 8h42v52H18z" className={styles.lineText} />
    <path d="M27 22h24M27 34h24M27 46h14" className={styles.lineOne} />
  </>,
  <>
    <path d="M8 62 34 10l26 52z" className={styles.three} />
    <path d="M14 66 40 14l26 52z" className={styles.lineText} />
    <circle cx="37" cy="48" r="8" className={styles.one} />
  </>,
  <>
    <circle cx="26" cy="36" r="20" className={styles.one} />
    <circle cx="46" cy="36" r="20" className={styles.lineText} />
    <path d="M36 19a20 20 0 0 1 0 34 20 20 0 0 1 0-34z" className={styles.three} />
  </>,
  <>
    <path d="M6 30h16v34H6zM28 18h16v46H28z" className={styles.two} />
    <path d="M50 8h16v56H50z" className={styles.one} />
    <path d="M4 68h64" className={styles.lineText} />
  </>,
  <>
    <path d="M36 6 66 23v28L36 68 6 51V23z" className={styles.three} />
    <path d="M40 4 70 21v28L40 66 10 49V21z" className={styles.lineOne} />
    <path d="M24 36l9 9 17-18" className={styles.lineText} />
  </>,
  <>
    <path d="M10 20h52v32H38L24 66V52H10z" className={styles.one} />
    <path d="M16 14h52v32H44L30 60V46H16z" className={styles.lineText} />
    <path d="M26 30h32" className={styles.lineText} />
  </>,
];

/** A small ornament, different for each index up to nine. */
export function PrintMark({ order, className }: { order: number; className: string }) {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" focusable="false" className={classes(styles.mark, className)}>
      {drawings[order % drawings.length]}
    </svg>
  );
}
