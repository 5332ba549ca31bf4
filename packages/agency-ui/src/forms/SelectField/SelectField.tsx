'use client';

import type { ComponentPropsWithRef } from 'react';
import { assertItems, assertProps, ChevronDown, classes, Icon } from '../../primitives/index.js';
import { control, Field, type FieldProps, useField } from '../Field/index.js';
import * as styles from './SelectField.css.js';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  /** The choices, in order, each with a value to send and a visible label. */
  options: readonly SelectOption[];
  /** Text of the initial, empty option. */
  placeholder?: string | undefined;
}

/** A native select with its label. `ref`, `className` and all other attributes are passed to the `select`. */
export function SelectField({
  label,
  hint,
  error,
  labels,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('SelectField', {}, { options });
    assertItems('SelectField', 'options', options, ['value', 'label']);
  }
  const wiring = useField({ ...rest, hint, error });
  return (
    <Field label={label} hint={hint} error={error} labels={labels} wiring={wiring} required={rest.required}>
      <div className={styles.frame}>
        <select className={classes(control, styles.select, className)} {...rest} {...wiring.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </div>
    </Field>
  );
}
