'use client';

import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../primitives/index.js';
import { FieldError, FieldHint, type FieldProps, useField } from '../Field/index.js';
import * as styles from './CheckboxField.css.js';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'labels'>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {}

/** A checkbox with its label beside it. `ref`, `className` and all other attributes are passed to the `input`. */
export function CheckboxField({ label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const wiring = useField({ ...rest, hint, error });
  return (
    <div className={styles.field}>
      <label htmlFor={wiring.id} className={styles.line}>
        <input type="checkbox" className={classes(styles.box, className)} {...rest} {...wiring.control} />
        <span>{label}</span>
      </label>
      <FieldError id={wiring.errorId} error={error} />
      <FieldHint id={wiring.hintId} hint={hint} />
    </div>
  );
}
