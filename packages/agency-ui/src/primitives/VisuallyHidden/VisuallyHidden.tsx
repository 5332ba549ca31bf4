import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './VisuallyHidden.css.js';

/** Text for assistive technology only, such as the end of a link's name when the layout makes it clear visually. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classes(styles.visuallyHidden, className)} {...rest} />;
}
