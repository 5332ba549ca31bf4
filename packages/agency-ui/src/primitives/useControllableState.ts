'use client';

import { useState } from 'react';
import { warnOfControl } from './warn.js';

/** Options for `useControllableState`. */
export interface ControllableStateOptions<Value> {
  /** Component and prop, for the warning, such as `HeroCarousel` and `index`. */
  component: string;
  prop: string;
  /** The value of a controlled component. If undefined, the component manages its own state. */
  value: Value | undefined;
  /** The initial value of an uncontrolled component. */
  defaultValue: Value;
  onChange: ((value: Value) => void) | undefined;
}

/**
 * State that the caller may control, like an input's `value` and `onChange`. Warns once if a component switches between
 * controlled and uncontrolled.
 *
 * @returns The current value, and a setter that calls `onChange` if the value differs.
 */
export function useControllableState<Value>({
  component,
  prop,
  value,
  defaultValue,
  onChange,
}: ControllableStateOptions<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const [wasControlled] = useState(value !== undefined);
  const isControlled = value !== undefined;
  if (process.env.NODE_ENV !== 'production' && isControlled !== wasControlled)
    warnOfControl(component, prop, wasControlled);
  const current = isControlled ? value : own;
  return [
    current,
    (next) => {
      if (!isControlled) setOwn(next);
      if (next !== current) onChange?.(next);
    },
  ];
}
