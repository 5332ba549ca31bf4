import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../primitives/index.js';
import * as styles from './Form.css.js';

export interface FormFieldsProps extends ComponentPropsWithRef<'div'> {
  /**
   * Number of columns, if there is space. Narrow forms have one.
   *
   * @default 2
   */
  columns?: 1 | 2;
}

export type FormCellProps = ComponentPropsWithRef<'div'>;

/** A `FormFields` cell that spans all columns. */
export function FormCell({ className, ...rest }: FormCellProps) {
  return <div className={classes(styles.fullWidth, className)} {...rest} />;
}

/** Form fields in columns, in reading order. Groups are spaced like the fields within them. */
export function FormFields({ columns = 2, className, ...rest }: FormFieldsProps) {
  return <div className={classes(styles.fields, columns === 2 && styles.twoColumns, className)} {...rest} />;
}
