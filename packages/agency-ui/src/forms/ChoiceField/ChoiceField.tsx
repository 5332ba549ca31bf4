'use client';

import type { ComponentPropsWithRef } from 'react';
import { assertItems, assertProps, classes, useLabels, warnOfWord } from '../../primitives/index.js';
import { FieldError, FieldHint, type FieldProps, fieldLabels, OptionalMark, useField } from '../Field/index.js';
import type { SelectOption } from '../SelectField/index.js';
import * as styles from './ChoiceField.css.js';

export interface ChoiceFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'name' | 'role'> {
  /** The name shared by all radio buttons or checkboxes. */
  name: string;
  /** The choices, in order, each with a value to send and a visible label. */
  options: readonly SelectOption[];
  /**
   * Renders checkboxes for several choices instead of radio buttons for one.
   *
   * @default false
   */
  multiple?: boolean;
  /** The initial choice: one value, or a list if `multiple` is set. */
  defaultValue?: string | readonly string[] | undefined;
  /**
   * Whether a choice is required. Before hydration, browsers check radio buttons only; a form checks both kinds.
   *
   * @default false
   */
  required?: boolean | undefined;
  /**
   * `grid` puts several short options, such as times, on a row.
   *
   * @default 'list'
   */
  arrangement?: 'list' | 'grid' | undefined;
  /** Shown instead of the options if there are none. */
  empty?: string | undefined;
}

/** The grid whose columns fit the longest word of the options, which no line break divides. */
function gridOf(options: readonly SelectOption[]): string {
  const longest = Math.max(0, ...options.flatMap(({ label }) => `${label}`.split(' ')).map(({ length }) => length));
  if (longest > 8) return styles.grids.long;
  return longest > 5 ? styles.grids.medium : styles.grids.short;
}

/**
 * A group of radio buttons or checkboxes, with its label. `ref`, `className` and all other attributes are passed to the
 * `fieldset`.
 */
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
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ChoiceField', { name }, { options });
    assertItems('ChoiceField', 'options', options, ['value', 'label']);
    warnOfWord('ChoiceField', 'arrangement', arrangement, ['list', 'grid']);
  }
  const shape = arrangement === 'grid' ? 'grid' : 'list';
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
      // A plain group can't be invalid or required, so each checkbox is marked invalid.
      {...(!multiple && { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required || undefined })}
    >
      <legend className={styles.legend}>
        <span>{label}</span> <OptionalMark isShown={!required} text={labels.optional} />
      </legend>
      {options.length > 0 && (
        <div className={shape === 'grid' ? gridOf(options) : styles.list}>
          {options.map((option) => (
            <label key={option.value} className={styles.option[shape]}>
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
      )}
      {/* Always in the page, so that screen readers announce that the last option has gone. */}
      {empty && <div aria-live="polite">{options.length === 0 && <p className={styles.empty}>{empty}</p>}</div>}
      <FieldError id={errorId} error={error} />
      <FieldHint id={hintId} hint={hint} />
    </fieldset>
  );
}
