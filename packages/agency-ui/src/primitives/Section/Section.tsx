import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../../theme/index.js';
import { classes } from '../classes.js';
import { warnOfTone } from '../warn.js';
import * as styles from './Section.css.js';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** Tone of the section and everything in it. Defaults to the parent's. */
  tone?: Tone;
  /**
   * Padding above and below; `none` for a section with its own spacing.
   *
   * @default 'regular'
   */
  space?: 'regular' | 'none';
}

/** A full-width band. Set `aria-labelledby` to make it a landmark. */
export function Section({ tone, space = 'regular', className, ...rest }: SectionProps) {
  if (process.env.NODE_ENV !== 'production') warnOfTone('Section', tone);
  return (
    <section
      data-agency-tone={tone}
      className={classes(styles.section, space === 'regular' && styles.spaced, className)}
      {...rest}
    />
  );
}

/** Limits its content to the content width, within the page's gutters. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={classes(styles.container, className)} {...rest} />;
}
