'use client';

import type { ComponentPropsWithRef } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink, assertProps, classes, useLabels } from '../../primitives/index.js';
import * as styles from './Breadcrumbs.css.js';
import { type BreadcrumbsLabels, breadcrumbsLabels } from './Breadcrumbs.labels.js';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The pages above this one, the highest first. */
  trail: readonly NavigationItem[];
  /** Name of this page. Shown, marked as current, and not a link. */
  current: string;
  labels?: Partial<BreadcrumbsLabels>;
}

/** Where a page stands in the site, after the APG's breadcrumb pattern. It takes its colours from what it stands on. */
export function Breadcrumbs({ trail, current, labels: labelOverrides, className, ...rest }: BreadcrumbsProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('Breadcrumbs', {}, { trail });
  const labels = useLabels('Breadcrumbs', breadcrumbsLabels, labelOverrides);
  return (
    <nav aria-label={labels.name} className={classes(styles.breadcrumbs, className)} {...rest}>
      <ol className={styles.list}>
        {trail.map(({ name, path }) => (
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
