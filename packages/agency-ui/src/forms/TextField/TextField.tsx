'use client';

import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../primitives/index.js';
import { control, Field, type FieldProps, useField } from '../Field/index.js';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /**
   * `date` sends `2026-12-24`, regardless of the displayed format.
   *
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date' | 'number';
}

/** A single-line text field with its label. `ref`, `className` and all other attributes are passed to the `input`. */
export function TextField({ label, hint, error, labels, type = 'text', className, ...rest }: TextFieldProps) {
  const wiring = useField({ ...rest, hint, error });
  return (
    <Field label={label} hint={hint} error={error} labels={labels} wiring={wiring} required={rest.required}>
      <input type={type} className={classes(control, className)} {...rest} {...wiring.control} />
    </Field>
  );
}
