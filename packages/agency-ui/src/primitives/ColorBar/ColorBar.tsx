import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './ColorBar.css.js';

export interface ColorBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * `inline` is horizontal; `block` is vertical, along an edge.
   *
   * @default 'inline'
   */
  direction?: 'inline' | 'block';
}

/** A printer's control strip with the theme's inks and their tints. Decorative, hidden from assistive technology. */
export function ColorBar({ direction = 'inline', className, ...rest }: ColorBarProps) {
  const stands = direction === 'block';
  return (
    <span aria-hidden="true" className={classes(styles.bar, stands && styles.standing, className)} {...rest}>
      {styles.swatches.map((swatch) => (
        <span key={swatch} className={classes(swatch, stands && styles.tall)} />
      ))}
    </span>
  );
}
