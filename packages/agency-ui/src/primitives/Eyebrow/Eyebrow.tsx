import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './Eyebrow.css.js';

/** A small label above a headline, with three ink swatches. Not a heading. */
export function Eyebrow({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p className={classes(styles.eyebrow, className)} {...rest} />;
}
