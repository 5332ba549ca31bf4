'use client';

import type { ImpactNumber } from '../../entities/index.js';
import { classes } from '../../primitives/index.js';
import * as styles from './Figure.css.js';
import { figureWidth } from './figure-width.js';
import { useCountUp } from './useCountUp.js';

interface FigureProps {
  number: ImpactNumber;
  /** Writes a number in the page's language. */
  format: (value: number) => string;
  duration: number;
  margin: number;
}

/**
 * One number. The final one is always there, for assistive technology and to hold the place; while it counts, another
 * lies over it whose digits keep to the columns of the final ones. The state is in `data-count`: `final`, `counting`.
 */
export function Figure({ number: { value, unit }, format, duration, margin }: FigureProps) {
  const { ref, count } = useCountUp<HTMLElement>({ target: value, duration, margin });
  const final = format(value);
  const counting = count !== undefined;
  return (
    <dd
      ref={ref}
      data-count={counting ? 'counting' : 'final'}
      data-width={figureWidth(final, unit)}
      className={styles.figure}
    >
      <span className={classes(styles.stack, /\P{Number}/u.test(final) && styles.separated)}>
        <span className={classes(styles.layer, counting && styles.held)}>
          <span data-plate={final} className={styles.inked}>
            {final}
          </span>
          {unit && (
            <span data-plate={unit} className={classes(styles.inked, styles.unit)}>
              {unit}
            </span>
          )}
        </span>
        {counting && (
          <span aria-hidden="true" className={styles.layer}>
            <Columns final={final} now={format(count)} />
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
        )}
      </span>
    </dd>
  );
}

/** The number of this moment, each digit in the column of the final digit whose place it takes. */
function Columns({ final, now }: { final: string; now: string }) {
  const shown = [...now.padStart(final.length)];
  const columns = [...final].map((digit, place) => ({ place, digit, shown: shown[place] }));
  return columns.map((column) => (
    <span key={column.place} className={styles.column}>
      <span className={classes(styles.place, styles.held)}>{column.digit}</span>
      <span className={styles.place}>{column.shown}</span>
    </span>
  ));
}
