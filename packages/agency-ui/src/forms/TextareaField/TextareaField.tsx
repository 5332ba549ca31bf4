'use client';

import type { ComponentPropsWithRef } from 'react';
import { classes, useIsHydrating } from '../../primitives/index.js';
import { control, Field, type FieldProps, useField } from '../Field/index.js';
import { textarea } from './TextareaField.css.js';

export interface TextareaFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {
  /**
   * Number of visible lines. Visitors can make the field taller.
   *
   * @default 4
   * @minimum 1
   */
  rows?: number;
}

/** A multi-line text field with its label. `ref`, `className` and all other attributes are passed to the `textarea`. */
export function TextareaField({ label, hint, error, labels, rows = 4, className, ...rest }: TextareaFieldProps) {
  const wiring = useField({ ...rest, hint, error });
  const isHydrating = useIsHydrating();
  // During hydration, React overwrites a prerendered textarea's text with its default, unless it has no default.
  const isPrerendered =
    isHydrating && typeof document !== 'undefined' && document.getElementById(wiring.id) instanceof HTMLTextAreaElement;
  return (
    <Field label={label} hint={hint} error={error} labels={labels} wiring={wiring} required={rest.required}>
      <textarea
        rows={rows}
        className={classes(control, textarea, className)}
        {...rest}
        {...wiring.control}
        {...(isPrerendered && { defaultValue: undefined })}
      />
    </Field>
  );
}
