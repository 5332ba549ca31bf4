import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../../theme/index.js';
import { classes } from '../classes.js';
import { warnOfTone } from '../warn.js';
import * as styles from './HalftoneFade.css.js';

export interface HalftoneFadeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Tone of the band below. */
  tone?: Tone;
}

/** A halftone transition between two backgrounds. Decorative, hidden from assistive technology. */
export function HalftoneFade({ tone, className, ...rest }: HalftoneFadeProps) {
  if (process.env.NODE_ENV !== 'production') warnOfTone('HalftoneFade', tone);
  return <div aria-hidden="true" data-agency-tone={tone} className={classes(styles.fade, className)} {...rest} />;
}
