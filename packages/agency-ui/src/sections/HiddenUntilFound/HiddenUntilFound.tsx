import { createElement, type ReactNode } from 'react';
import { classes } from '../../primitives/index.js';
import * as styles from './HiddenUntilFound.css.js';

interface HiddenUntilFoundProps {
  id: string;
  open: boolean;
  role?: 'tabpanel' | undefined;
  'aria-labelledby'?: string | undefined;
  className?: string;
  'data-part'?: string;
  children: ReactNode;
}

/**
 * A closed box that find-in-page can open (`hidden="until-found"`). It is open without JavaScript and in print.
 *
 * React drops `hidden="until-found"` on native elements (facebook/react#24740), so this is a custom element.
 * Server-rendered HTML is searchable too.
 */
export function HiddenUntilFound({ open, className, ...rest }: HiddenUntilFoundProps) {
  return createElement('hidden-until-found', {
    ...rest,
    className: classes(styles.hiddenUntilFound, className),
    hidden: open ? undefined : 'until-found',
    'data-closed': open ? undefined : '',
    // The browser may have opened it for a fragment or a search before hydration.
    suppressHydrationWarning: true,
  });
}
