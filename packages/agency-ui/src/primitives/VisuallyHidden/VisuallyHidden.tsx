import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './VisuallyHidden.css.js';

/** Words for assistive technology alone, such as the end of a link's name that the layout makes clear to the eye. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classes(styles.visuallyHidden, className)} {...rest} />;
}
