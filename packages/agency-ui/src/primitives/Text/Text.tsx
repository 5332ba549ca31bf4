import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './Text.css.js';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * Text size: `lead` for an introduction, `body` for running text, `small` for notes.
   *
   * @default 'body'
   */
  variant?: 'lead' | 'body' | 'small';
  /**
   * Whether the text is secondary; its contrast is still at least 4.5:1 on every tone.
   *
   * @default false
   */
  muted?: boolean;
}

/** A paragraph of running text. */
export function Text({ variant = 'body', muted = false, className, ...rest }: TextProps) {
  return <p className={classes(styles.text, styles.variants[variant], muted && styles.muted, className)} {...rest} />;
}
