'use client';

import type { ComponentPropsWithRef } from 'react';
import { useAgency } from '../AgencyProvider/index.js';
import { leavesSite } from './leaves-site.js';
import { warnOfHref } from './warn-of-href.js';

export interface AgencyLinkProps extends ComponentPropsWithRef<'a'> {
  /** The link's target: a path on the site, a fragment, or a full URL. */
  href: string;
  /**
   * Opens a new tab. Say so in the link's text or accessible name (WCAG 3.2.5).
   *
   * @default false
   */
  newTab?: boolean;
}

/**
 * The kit's base link. Internal links render `AgencyProvider`'s link component; external links, and those with
 * `download`, render a plain `<a>`.
 */
export function AgencyLink({ href, newTab = false, ...rest }: AgencyLinkProps) {
  if (process.env.NODE_ENV !== 'production') warnOfHref(href);
  const { linkComponent } = useAgency();
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  // A router would open a download as a page.
  const Link = newTab || rest.download !== undefined || leavesSite(href) ? 'a' : linkComponent;
  return <Link href={href} {...tab} {...rest} />;
}
