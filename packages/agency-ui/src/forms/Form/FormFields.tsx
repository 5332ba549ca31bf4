import type { ComponentPropsWithRef } from 'react';
import { classes } from '../../primitives/index.js';
import * as styles from './Form.css.js';

export interface FormFieldsProps extends ComponentPropsWithRef<'div'> {
  /**
   * Columns where there is room for them. Narrow forms have one.
   *
   * @default 2
   */
  columns?: 1 | 2;
}

/** Fields of a form in columns, in reading order. Several of them are spaced like their fields. */
export function FormFields({ columns = 2, className, ...rest }: FormFieldsProps) {
  return <div className={classes(styles.fields, columns === 2 && styles.twoColumns, className)} {...rest} />;
}
