import type { ReactNode } from 'react';
import { classes } from '../../primitives/index.js';
import { control, FieldError, FieldHint, useField } from '../Field/index.js';
import * as styles from './FormRow.css.js';
import type { TextControlProps } from './field-props.js';

interface FormRowProps {
  field: TextControlProps;
  required: boolean;
  /** Renders the button with the row's class. */
  button: (className: string) => ReactNode;
}

/** One text field with the button next to it, under a full-width label. */
export function FormRow({ field: { label, hint, error, labels: _, ...rest }, required, button }: FormRowProps) {
  const wiring = useField({ id: rest.id, hint, error });
  return (
    <>
      <label htmlFor={wiring.id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <div>
          <input
            className={classes(control, styles.box)}
            {...rest}
            {...wiring.control}
            required={required && rest.required}
          />
          <FieldError id={wiring.errorId} error={error} />
          <FieldHint id={wiring.hintId} hint={hint} />
        </div>
        {button(styles.button)}
      </div>
    </>
  );
}
