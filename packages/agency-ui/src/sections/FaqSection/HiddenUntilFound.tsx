import { createElement, type ReactNode } from 'react';
import { classes } from '../../primitives/index.js';
import * as styles from './HiddenUntilFound.css.js';

interface HiddenUntilFoundProps {
  id: string;
  open: boolean;
  role?: 'tabpanel' | undefined;
  'aria-labelledby'?: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A box that can be closed and still be found: the browser's own search opens it (`hidden="until-found"`). It is open
 * without JavaScript and on paper.
 *
 * React writes `hidden` as a boolean (facebook/react#24740) except on custom elements, so this is one. That makes the
 * HTML of the server searchable too.
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
