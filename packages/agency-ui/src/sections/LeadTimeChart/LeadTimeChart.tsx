'use client';

import type { ComponentPropsWithRef } from 'react';
import { assertProps, classes, useLabels, warnOnce } from '../../primitives/index.js';
import * as styles from './LeadTimeChart.css.js';
import { type LeadTimeChartLabels, leadTimeChartLabels } from './LeadTimeChart.labels.js';

/** A lead time: how long before the date to book. */
export interface LeadTime {
  /** The kind of booking: "Large events". */
  label: string;
  /** Whole months, from 0 to 11. */
  from: number;
  /** Whole months, up to 12, and later than `from`. */
  to: number;
}

export interface LeadTimeChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows of the chart, in order: a name and a span of months each. */
  leadTimes: readonly LeadTime[];
  /** Overrides individual texts of the component. The others keep their defaults. */
  labels?: Partial<LeadTimeChartLabels>;
}

/** Shorter bars have no room for the word "months" on a phone. */
const minMonthsWithUnit = 5;

/**
 * A chart of twelve months with a bar per lead time. Assistive technology gets one image, named by a sentence per bar
 * (WCAG 1.1.1).
 */
export function LeadTimeChart({ leadTimes, labels: labelOverrides, className, ...rest }: LeadTimeChartProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('LeadTimeChart', {}, { leadTimes });
  const labels = useLabels('LeadTimeChart', leadTimeChartLabels, labelOverrides);
  const shown = leadTimes.filter(isOnScale);
  const sentences = shown.map(({ label, from, to }) => labels.sentence(label, from, to));
  return (
    <div role="img" aria-label={sentences.join(' ')} className={classes(styles.chart, className)} {...rest}>
      {shown.map(({ label, from, to }) => (
        <div key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <div className={styles.track}>
            <span className={classes(styles.bar, styles.starts[from], styles.ends[to])}>
              {to - from < minMonthsWithUnit ? labels.shortBar(from, to) : labels.bar(from, to)}
            </span>
          </div>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.axisLabel}>{labels.axis}</span>
        <div className={styles.scale}>
          {styles.months.map((month) => (
            <span key={month} className={styles.tick}>
              {month}
            </span>
          ))}
          <span className={styles.lastTick}>{styles.months.length}</span>
        </div>
      </div>
    </div>
  );
}

/** Whether a bar is on the scale. Warns in development if not. */
function isOnScale({ label, from, to }: LeadTime): boolean {
  const isKnown = from in styles.starts && to in styles.ends && from < to;
  if (!isKnown && process.env.NODE_ENV !== 'production')
    warnOnce(
      `LeadTimeChart: ${JSON.stringify(label)} is from ${from} to ${to}, which is not on the scale, so it is left out. Use ` +
        'whole months: 0 to 11 for "from", and 1 to 12 for "to", more than "from".',
    );
  return isKnown;
}
