'use client';

import type { ComponentPropsWithRef } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink, assertItems, assertProps, classes, useLabels } from '../../primitives/index.js';
import * as styles from './Breadcrumbs.css.js';
import { type BreadcrumbsLabels, breadcrumbsLabels } from './Breadcrumbs.labels.js';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** This page's ancestors, starting at the top level. */
  items: readonly NavigationItem[];
  /** This page's name. Shown as the current page, without a link. */
  current: string;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<BreadcrumbsLabels>;
}

/** Breadcrumb navigation (APG breadcrumb pattern). It inherits its colours. */
export function Breadcrumbs({ items, current, labels: labelOverrides, className, ...rest }: BreadcrumbsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Breadcrumbs', {}, { items });
    assertItems('Breadcrumbs', 'items', items, ['name', 'path']);
  }
  const labels = useLabels('Breadcrumbs', breadcrumbsLabels, labelOverrides);
  return (
    <nav aria-label={labels.name} className={classes(styles.breadcrumbs, className)} {...rest}>
      <ol className={styles.list}>
        {items.map(({ name, path }) => (
          <li key={path} className={styles.step}>
            <AgencyLink href={path} className={styles.link}>
              {name}
            </AgencyLink>
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
