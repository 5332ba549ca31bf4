'use client';

import { type ReactNode, useId } from 'react';
import { CircleAlert, classes, Icon, useLabels } from '../../primitives/index.js';
import * as styles from './Field.css.js';
import { type FieldLabels, fieldLabels } from './Field.labels.js';

/** Props for every field, in addition to its control's attributes, which are all passed to the control. */
export interface FieldProps {
  /** The field's visible label, which is also its accessible name. */
  label: string;
  /** One sentence of help. It stays visible beside an error. */
  hint?: string | undefined;
  /** Error message. If set, the field is invalid. */
  error?: string | undefined;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<FieldLabels> | undefined;
}

interface Wiring extends Pick<FieldProps, 'hint' | 'error'> {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Connects a control to its label, hint and error. */
export function useField({ id: callerId, hint, error, 'aria-describedby': others }: Wiring) {
  const own = useId();
  const id = callerId ?? own;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return {
    id,
    hintId,
    errorId,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classes(errorId, hintId, others) || undefined,
    },
  };
}

/** A field's error message, with an icon and text rather than colour alone (WCAG 1.4.1, 3.3.1). */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return error ? (
    <p id={id} className={styles.error}>
      <Icon icon={CircleAlert} className={styles.errorIcon} />
      <span>{error}</span>
    </p>
  ) : null;
}

export function FieldHint({ id, hint }: { id: string | undefined; hint: string | undefined }) {
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

/** Says that a field is optional. */
export function OptionalMark({ isShown, text }: { isShown: boolean; text: string }) {
  return isShown && text ? <span className={styles.optional}>{text}</span> : null;
}

interface FieldFrameProps extends FieldProps {
  wiring: ReturnType<typeof useField>;
  required: boolean | undefined;
  /** The control. */
  children: ReactNode;
}

/** Lays out a field's parts: label, control, error and hint. */
export function Field({ label, hint, error, labels: labelOverrides, wiring, required, children }: FieldFrameProps) {
  const labels = useLabels('Field', fieldLabels, labelOverrides);
  return (
    <div className={styles.field}>
      <label htmlFor={wiring.id} className={styles.label}>
        <span>{label}</span> <OptionalMark isShown={!required} text={labels.optional} />
      </label>
      {children}
      <FieldError id={wiring.errorId} error={error} />
      <FieldHint id={wiring.hintId} hint={hint} />
    </div>
  );
}
