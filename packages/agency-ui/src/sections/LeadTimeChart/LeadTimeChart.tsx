'use client';

import type { ComponentPropsWithRef } from 'react';
import { assertItems, assertProps, classes, useLabels } from '../../primitives/index.js';
import { isOnScale } from '../is-on-scale.js';
import * as styles from './LeadTimeChart.css.js';
import { type LeadTimeChartLabels, leadTimeChartLabels } from './LeadTimeChart.labels.js';

/** A lead time: how far ahead to book. */
export interface LeadTime {
  /** The kind of booking: "Large events". */
  label: string;
  /** Whole months, from 0 to 11. */
  from: number;
  /** Whole months, up to 12, and later than `from`. */
  to: number;
}

export interface LeadTimeChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The chart's rows in order, each with a name and a span of months. */
  leadTimes: readonly LeadTime[];
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<LeadTimeChartLabels>;
}

/** Shorter bars have no room for the word "months" on a phone. */
const minMonthsWithUnit = 5;

/**
 * A twelve-month chart with one bar per lead time. Assistive technology gets one image, named by a sentence per bar
 * (WCAG 1.1.1).
 */
export function LeadTimeChart({ leadTimes, labels: labelOverrides, className, ...rest }: LeadTimeChartProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('LeadTimeChart', {}, { leadTimes });
    assertItems('LeadTimeChart', 'leadTimes', leadTimes, ['label', 'from', 'to']);
  }
  const labels = useLabels('LeadTimeChart', leadTimeChartLabels, labelOverrides);
  const shown = leadTimes.filter(({ label, from, to }) =>
    isOnScale('LeadTimeChart', { name: label, start: from, end: to }, 'it is left out'),
  );
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
          <span className={classes(styles.tick, styles.lastTick)}>{styles.months.length}</span>
        </div>
      </div>
    </div>
  );
}
