'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { classes, useLabels, warnOnce } from '../../primitives/index.js';
import * as styles from './Pagination.css.js';
import { type PaginationLabels, paginationLabels } from './Pagination.labels.js';
import { visiblePages } from './visible-pages.js';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /**
   * Number of pages. Nothing is rendered for one page or none.
   *
   * @minimum 0
   */
  count: number;
  /**
   * The current page, from 1 (controlled).
   *
   * @minimum 1
   */
  page?: number | undefined;
  /**
   * The initial page, from 1 (uncontrolled).
   *
   * @default 1
   * @minimum 1
   */
  defaultPage?: number;
  /**
   * Called when a different page is selected. Show that page, and move focus to its start. Without a handler, the
   * buttons are disabled and `labels.unavailable` says so.
   */
  onPageChange?: ((page: number) => void) | undefined;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<PaginationLabels>;
}

/** Page numbers for a paginated list. */
export function Pagination({
  count,
  page,
  defaultPage = 1,
  onPageChange,
  labels: labelOverrides,
  className,
  ...rest
}: PaginationProps) {
  const labels = useLabels('Pagination', paginationLabels, labelOverrides);
  const [own, setOwn] = useState(defaultPage);
  const wanted = page ?? own;
  // The count may be `NaN` or `Infinity` after a failed calculation.
  if (!Number.isFinite(count) || count < 2) return null;
  const current = Math.min(Math.max(Math.trunc(wanted) || 1, 1), count);
  if (process.env.NODE_ENV !== 'production' && current !== wanted)
    warnOnce(
      `Pagination: the page ${wanted} does not exist, so page ${current} is the current one. Write a whole number from 1 ` +
        `to ${count}.`,
    );

  const goTo = (next: number) => {
    if (!onPageChange || next === current) return;
    setOwn(next);
    onPageChange(next);
  };

  return (
    <nav aria-label={labels.name} className={classes(styles.pagination, className)} {...rest}>
      <ul className={styles.pages}>
        {visiblePages(current, count).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index < 2 ? 'before' : 'after'}` : entry} className={styles.entry}>
            {entry === 'gap' ? (
              <span className={styles.gap} />
            ) : (
              <button
                type="button"
                aria-label={labels.page(entry)}
                aria-current={entry === current ? 'page' : undefined}
                aria-disabled={!onPageChange || undefined}
                onClick={() => goTo(entry)}
                className={styles.button}
              >
                {entry}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.position}>{onPageChange ? labels.position(current, count) : labels.unavailable}</p>
    </nav>
  );
}
