'use client';

import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../primitives/index.js';
import { control, Field, type FieldProps, useField } from '../Field/index.js';
import { textarea } from './TextareaField.css.js';

export interface TextareaFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {
  /**
   * Number of visible lines. Visitors can make the field taller.
   *
   * @default 4
   */
  rows?: number;
}

/** A multi-line text field with its label. `ref`, `className` and every other attribute reach the `textarea`. */
export function TextareaField({ label, hint, error, labels, rows = 4, className, ...rest }: TextareaFieldProps) {
  const wiring = useField({ ...rest, hint, error });
  return (
    <Field label={label} hint={hint} error={error} labels={labels} wiring={wiring} required={rest.required}>
      <textarea rows={rows} className={classes(control, textarea, className)} {...rest} {...wiring.control} />
    </Field>
  );
}
