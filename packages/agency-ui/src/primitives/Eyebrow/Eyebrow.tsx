import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './Eyebrow.css.js';

/** The small label above a headline, with its three swatches of ink. Not a heading itself. */
export function Eyebrow({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p className={classes(styles.eyebrow, className)} {...rest} />;
}
