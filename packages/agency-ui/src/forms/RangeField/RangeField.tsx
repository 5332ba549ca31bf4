'use client';

import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { written } from '../../entities/form-definitions/written.js';
import { assertProps, classes, createNumberFormatter, useAgency } from '../../primitives/index.js';
import { Field, type FieldProps, useField } from '../Field/index.js';
import * as styles from './RangeField.css.js';

export interface RangeFieldProps
  extends Omit<FieldProps, 'labels'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'defaultValue' | 'max' | 'min' | 'required' | 'step' | 'type' | 'value'
    > {
  /** Minimum value. */
  min: number;
  /** Maximum value. */
  max: number;
  /**
   * Interval between numbers, counted from `min`.
   *
   * @default 1
   */
  step?: number | undefined;
  /**
   * The initial number.
   *
   * @default min
   */
  defaultValue?: number | undefined;
  /** The unit after the number: `guests`. */
  unit?: string | undefined;
}

/** Throws a readable error for a number that is passed as a string. */
function assertNumbers(props: Readonly<Record<string, unknown>>) {
  for (const [prop, value] of Object.entries(props))
    if (typeof value !== 'number')
      throw new TypeError(`RangeField: "${prop}" is ${written(value)}, but it must be a number. Write ${prop}={10}.`);
}

/** A slider with its label and number. `ref`, `className` and all other attributes are passed to the `input`. */
export function RangeField({
  label,
  hint,
  error,
  min,
  max,
  step = 1,
  defaultValue = min,
  unit,
  className,
  onInput,
  ref,
  ...rest
}: RangeFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('RangeField', { min, max });
    assertNumbers({ min, max, step, defaultValue });
  }
  const wiring = useField({ ...rest, hint, error });
  const { locale } = useAgency();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);
  const format = createNumberFormatter(locale);
  const withUnit = (number: number) => (unit ? `${format(number)} ${unit}` : format(number));

  // Also covers moves before hydration, and values that a form has filled in or reset.
  useEffect(() => {
    const element = input.current;
    const read = () => setValue(Number(element?.value));
    // The reset changes the value only after its event.
    const readLater = () => queueMicrotask(read);
    read();
    element?.addEventListener('change', read);
    element?.form?.addEventListener('reset', readLater);
    return () => {
      element?.removeEventListener('change', read);
      element?.form?.removeEventListener('reset', readLater);
    };
  }, []);

  return (
    <Field label={label} hint={hint} error={error} wiring={wiring} required>
      <output htmlFor={wiring.id} className={styles.value} aria-hidden="true" suppressHydrationWarning>
        {withUnit(value)}
      </output>
      <input
        {...rest}
        {...wiring.control}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        // "60 guests" rather than "60".
        aria-valuetext={withUnit(value)}
        suppressHydrationWarning
        className={classes(styles.slider, className)}
        onInput={(event) => {
          setValue(Number(event.currentTarget.value));
          onInput?.(event);
        }}
      />
      <div className={styles.ends} aria-hidden="true">
        <span suppressHydrationWarning>{format(min)}</span>
        <span suppressHydrationWarning>{format(max)}</span>
      </div>
    </Field>
  );
}
