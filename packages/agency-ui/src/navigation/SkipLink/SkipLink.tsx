'use client';

import { AgencyLink, type AgencyLinkProps, classes, useLabels, useTargetWarnings } from '../../primitives/index.js';
import * as styles from './SkipLink.css.js';
import { skipLinkLabels } from './SkipLink.labels.js';

export interface SkipLinkProps extends Omit<AgencyLinkProps, 'href' | 'children'> {
  /**
   * Fragment that points to its target. The target needs this id and `tabindex="-1"`, so that focus moves there in
   * every browser.
   *
   * @default '#main'
   */
  href?: string;
  /**
   * Text of the link.
   *
   * @default the label in the provider's pack, or "Skip to main content"
   */
  children?: AgencyLinkProps['children'];
}

/**
 * The first link on a page, visible only on focus, which lets keyboard users skip the header (WCAG 2.4.1). Render it
 * first in the body, before `SiteHeader`.
 */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a build has one value of NODE_ENV, so the order of hooks never changes.
  if (process.env.NODE_ENV !== 'production') useTargetWarnings('SkipLink', [href]);
  const labels = useLabels('SkipLink', skipLinkLabels);
  return (
    <AgencyLink href={href} data-agency-tone="accent" className={classes(styles.link, className)} {...rest}>
      {children ?? labels.skip}
    </AgencyLink>
  );
}
