import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './Grid.css.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element it renders.
   *
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'dl';
}

/** The page's twelve columns. Its children say with `grid-column` where they stand. */
export function Grid({ as = 'div', className, ...rest }: GridProps) {
  // The four elements share their attributes; TypeScript knows them only by the narrower ref of each.
  const Tag = as as 'div';
  return <Tag className={classes(styles.grid, className)} {...rest} />;
}
