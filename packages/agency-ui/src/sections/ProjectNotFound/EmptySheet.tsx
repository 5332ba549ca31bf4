import { classes } from '../../primitives/index.js';
import * as styles from './EmptySheet.css.js';

/** The empty page's corners, in drawing units. */
const trim = { left: 60, top: 60, right: 540, bottom: 420 };

const { left, top, right, bottom } = trim;

/** Crop marks: two short lines outside each corner. */
const cropMarks = [left, right]
  .flatMap((x) => [top, bottom].map((y) => ({ x, y })))
  .map(({ x, y }) => {
    const [outX, outY] = [x === left ? -1 : 1, y === top ? -1 : 1];
    return `M${x + outX * 12} ${y}h${outX * 32}M${x} ${y + outY * 12}v${outY * 32}`;
  })
  .join('');

const register = (x: number, y: number) =>
  `M${x - 46} ${y}h92M${x} ${y - 46}v92M${x + 28} ${y}a28 28 0 1 1-56 0a28 28 0 1 1 56 0`;

const swatches = [styles.inkTwo, styles.inkOne, styles.inkThree, styles.inkKey];

/** A press sheet with crop marks, colour patches and an empty page. An ornament, hidden from assistive technology. */
export function EmptySheet({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 600 480" aria-hidden="true" focusable="false" className={classes(styles.drawing, className)}>
      <rect x="-14" y="14" width="600" height="480" className={styles.inkOne} />
      <rect width="600" height="480" className={styles.paper} />
      <path d={cropMarks} className={styles.line} />
      <path d={`M${left} ${top}H${right}V${bottom}H${left}z`} className={styles.cut} />
      <path d={register(306, 245)} className={styles.ghostOne} />
      <path d={register(294, 236)} className={styles.ghostTwo} />
      <path d={register(300, 240)} className={styles.line} />
      {swatches.map((swatch, index) => (
        <rect key={swatch} x={252 + index * 24} y="440" width="24" height="24" className={swatch} />
      ))}
    </svg>
  );
}
