'use client';

import type { ComponentPropsWithRef } from 'react';
import { assertProps, classes, useLabels } from '../../primitives/index.js';
import { FieldError, FieldHint, type FieldProps, fieldLabels, OptionalMark, useField } from '../Field/index.js';
import type { SelectOption } from '../SelectField/index.js';
import * as styles from './ChoiceField.css.js';

export interface ChoiceFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'name' | 'role'> {
  /** Name of every radio button or checkbox. */
  name: string;
  /** The choices, in order: a value to send and a visible label each. */
  options: readonly SelectOption[];
  /**
   * Checkboxes for several choices, instead of radio buttons for one.
   *
   * @default false
   */
  multiple?: boolean;
  /** The initial choice: one value, or a list with `multiple`. */
  defaultValue?: string | readonly string[] | undefined;
  /**
   * Whether something must be chosen. Browsers check radio buttons before hydration; a form checks both.
   *
   * @default false
   */
  required?: boolean | undefined;
  /**
   * `grid` for short options, such as times: several share a row.
   *
   * @default 'list'
   */
  arrangement?: 'list' | 'grid' | undefined;
  /** Shown in place of the options if there are none. */
  empty?: string | undefined;
}

/** A group of radio buttons, or of checkboxes, with its label. `ref`, `className` and other attributes reach the `fieldset`. */
export function ChoiceField({
  label,
  hint,
  error,
  labels: labelOverrides,
  name,
  options,
  multiple = false,
  defaultValue = [],
  required = false,
  arrangement = 'list',
  empty,
  className,
  ...rest
}: ChoiceFieldProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('ChoiceField', { name }, { options });
  const labels = useLabels('Field', fieldLabels, labelOverrides);
  const { id, hintId, errorId, control } = useField({ ...rest, hint, error });
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = control;
  const initial = [defaultValue].flat();
  return (
    <fieldset
      className={classes(styles.field, className)}
      {...rest}
      id={id}
      aria-describedby={describedBy}
      // A plain group can be neither invalid nor required, so each checkbox is marked invalid.
      {...(!multiple && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required || undefined })}
    >
      <legend className={styles.legend}>
        <span>{label}</span> <OptionalMark isShown={!required} text={labels.optional} />
      </legend>
      {options.length > 0 ? (
        <div className={styles.options[arrangement]}>
          {options.map((option) => (
            <label key={option.value} className={styles.option[arrangement]}>
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name={name}
                value={option.value}
                defaultChecked={initial.includes(option.value)}
                required={required && !multiple}
                className={multiple ? styles.checkbox : styles.radio}
                data-invalid={invalid && ''}
                {...(multiple && { 'aria-invalid': invalid })}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      ) : (
        empty && <p className={styles.empty}>{empty}</p>
      )}
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId} hint={hint} />
    </fieldset>
  );
}
