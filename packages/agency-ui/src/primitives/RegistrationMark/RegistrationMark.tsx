import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './RegistrationMark.css.js';

/** A printer's registration mark. Decorative, hidden from assistive technology. */
export function RegistrationMark({ className, ...rest }: Omit<ComponentPropsWithRef<'svg'>, 'children'>) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false" className={classes(styles.mark, className)} {...rest}>
      <circle cx="14" cy="14" r="8" />
      <circle cx="14" cy="14" r="3.5" />
      <path d="M14 0v28M0 14h28" />
    </svg>
  );
}
