import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './Grid.css.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * The rendered element.
   *
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'dl';
}

/** A twelve-column grid. Children choose their columns with `grid-column`. */
export function Grid({ as = 'div', className, ...rest }: GridProps) {
  // The four elements share their attributes, but the types of their refs differ.
  const Tag = as as 'div';
  return <Tag className={classes(styles.grid, className)} {...rest} />;
}
