import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './Stack.css.js';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * `block` is a column; `inline` is a row that wraps.
   *
   * @default 'block'
   */
  direction?: 'block' | 'inline';
  /**
   * Space between the items, from `tiny` to `huge` on the theme’s spacing scale.
   *
   * @default 'medium'
   */
  gap?: 'tiny' | 'small' | 'medium' | 'large' | 'huge';
}

/** Equal gaps between children. */
export function Stack({ direction = 'block', gap = 'medium', className, ...rest }: StackProps) {
  return <div className={classes(styles.stack, styles.directions[direction], styles.gaps[gap], className)} {...rest} />;
}
