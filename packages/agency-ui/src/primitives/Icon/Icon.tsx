import type { IconNode } from 'lucide';
import { type ComponentPropsWithRef, createElement } from 'react';
import { assertProps } from '../assert-props.js';
import { classes } from '../classes.js';
import * as styles from './Icon.css.js';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The drawing: one of the kit's `icons`, or any icon imported from `lucide`. */
  icon: IconNode;
  /**
   * Mirrors the icon in right-to-left text: for arrows and chevrons along the line.
   *
   * @default false
   */
  directional?: boolean;
}

/** A stroke icon in the colour and size of the surrounding text. Decorative: adjacent text carries the meaning. */
export function Icon({ icon, directional = false, className, ...rest }: IconProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('Icon', { icon });
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classes(styles.icon, directional && styles.directional, className)}
      {...rest}
    >
      {icon.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
