'use client';

import type { ImpactNumber } from '../../entities/index.js';
import { classes } from '../../primitives/index.js';
import * as styles from './Figure.css.js';
import { figureWidth } from './figure-width.js';
import { useCountUp } from './useCountUp.js';
import { useFittedNumber } from './useFittedNumber.js';

interface FigureProps {
  number: ImpactNumber;
  /** Formats a number in the page's language. */
  format: (value: number) => string;
  duration: number;
  margin: number;
}

/**
 * One number. The final value is always rendered, for assistive technology and to reserve the space. While it counts,
 * moving digits are drawn over it in the columns of the final digits. State: `data-count` is `final` or `counting`.
 */
export function Figure({ number: { value, unit }, format, duration, margin }: FigureProps) {
  const { ref, count } = useCountUp<HTMLElement>({ target: value, duration, margin });
  useFittedNumber(ref);
  const final = format(value);
  const counting = count !== undefined;
  return (
    // The server's locale data may be a different version from the browser's, here and below.
    <dd
      ref={ref}
      suppressHydrationWarning
      data-count={counting ? 'counting' : 'final'}
      data-width={figureWidth(final, unit)}
      className={styles.figure}
    >
      <span className={styles.stack}>
        <span className={classes(styles.layer, counting && styles.held)}>
          <span suppressHydrationWarning>{final}</span>
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
        {counting && (
          <span aria-hidden="true" className={classes(styles.layer, styles.counting)}>
            <CountingDigits final={final} current={format(count)} />
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
        )}
      </span>
    </dd>
  );
}

/**
 * The current value of the count, each digit centred in the column of the final digit it lines up with. Columns are
 * sized by hidden text that never changes and digits are centred by transform, so no frame shifts the layout.
 */
function CountingDigits({ final, current }: { final: string; current: string }) {
  const digits = [...current.padStart(final.length)];
  const columns = [...final].map((digit, index) => ({ index, digit, shown: digits[index] }));
  return columns.map(({ index, digit, shown }) => (
    <span key={index} className={styles.column}>
      {/* A leading 1 is preceded by blanks only; elsewhere its column is too narrow for the digits before it. */}
      <span className={styles.held}>{digit === '1' && index > 0 ? '0' : digit}</span>
      <span className={styles.digit}>{shown}</span>
    </span>
  ));
}
