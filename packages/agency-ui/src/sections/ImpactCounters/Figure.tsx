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
 * moving digits are drawn over it from the same edge. State: `data-count` is `final` or `counting`.
 */
export function Figure({ number: { value, unit }, format, duration, margin }: FigureProps) {
  const { ref, count } = useCountUp<HTMLElement>({ target: value, duration, margin });
  useFittedNumber(ref);
  const final = format(value);
  const counting = count !== undefined;
  const current = counting ? format(count) : final;
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
          // A number with more digits is a new element, because moving the unit would count as a layout shift.
          <span key={current.length} aria-hidden="true" className={classes(styles.layer, styles.counting)}>
            <CountingDigits final={final} current={current} />
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
        )}
      </span>
    </dd>
  );
}

/**
 * The current value of the count. Every digit has a column as wide as the digit 0, or, once the number is as long as
 * the final one, as the final digit. Columns are sized by hidden text and digits are centred by transform, so no frame
 * shifts the layout.
 */
function CountingDigits({ final, current }: { final: string; current: string }) {
  const isFullLength = current.length === final.length;
  const columns = [...current].map((digit, index) => ({ index, digit, sizer: isFullLength ? final[index] : digit }));
  return columns.map(({ index, digit, sizer }) => (
    <span key={index} className={styles.column}>
      <span className={styles.held}>{sizerOf(sizer ?? digit, index, isFullLength)}</span>
      <span className={styles.digit}>{digit}</span>
    </span>
  ));
}

/**
 * A leading 1 is the only digit ever shown in its column; elsewhere, a column as wide as a 1 would be too narrow for
 * the digits counted before it.
 */
function sizerOf(sizer: string, index: number, isFullLength: boolean): string {
  if (!/\p{Number}/u.test(sizer)) return sizer;
  return isFullLength && (sizer !== '1' || index === 0) ? sizer : '0';
}
