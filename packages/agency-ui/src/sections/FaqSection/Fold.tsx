import { createElement, type ReactNode } from 'react';
import { classes } from '../../primitives/index.js';
import * as styles from './Fold.css.js';

interface FoldProps {
  id: string;
  open: boolean;
  role?: 'tabpanel' | undefined;
  'aria-labelledby'?: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A box that closes and stays in the page: a browser's own search still finds what is in it, and opens it
 * (`hidden="until-found"`). Without JavaScript, and on paper, it is open.
 *
 * React writes every `hidden` as a boolean (facebook/react#24740), but not on an element whose name has a hyphen: there
 * it writes what it is given, so that the server's HTML can be searched too.
 */
export function Fold({ open, className, ...rest }: FoldProps) {
  return createElement('agency-fold', {
    ...rest,
    className: classes(styles.fold, className),
    hidden: open ? undefined : 'until-found',
    'data-closed': open ? undefined : '',
    // The browser may have opened it for a fragment or a search before React arrived.
    suppressHydrationWarning: true,
  });
}
