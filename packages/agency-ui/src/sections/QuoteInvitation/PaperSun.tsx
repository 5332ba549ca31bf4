import { classes } from '../../primitives/index.js';
import * as styles from './PaperSun.css.js';

/** The drawing is 600 units square; lengths are measured from its centre. */
const middle = 300;
const disc = 168;
const rays = 28;

/** Alternating long and short rays. */
function blades(): string {
  return Array.from({ length: rays }, (_, ray) => {
    const tip = ray % 2 ? 246 : 270;
    const point = (angle: number, length: number) =>
      `${(middle + Math.sin(angle) * length).toFixed(1)} ${(middle - Math.cos(angle) * length).toFixed(1)}`;
    const angle = (ray / rays) * 2 * Math.PI;
    return `M${point(angle, tip)}L${point(angle + 0.067, tip - 74)}L${point(angle - 0.067, tip - 74)}z`;
  }).join('');
}

const outline = blades();

/** A sun in paper-cut style. An ornament, hidden from assistive technology. */
export function PaperSun({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" focusable="false" className={classes(styles.sun, className)}>
      <path d={outline} className={styles.paper} />
      <circle cx={middle} cy={middle} r={disc} className={styles.paper} />
      <circle cx={middle - 5} cy={middle - 4} r={disc + 14} className={styles.ring} />
      <circle cx={middle} cy={middle} r={disc - 18} className={styles.stitches} />
    </svg>
  );
}
