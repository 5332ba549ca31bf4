import type { IconNode } from 'lucide';
import { type ComponentPropsWithRef, createElement } from 'react';
import type { IconComponent } from '../../entities/index.js';
import { assertProps } from '../assert-props.js';
import { classes } from '../classes.js';
import { assertIcon } from './assert-icon.js';
import * as styles from './Icon.css.js';

/** An icon: one of the kit's or `lucide`'s, or your own component that renders an `<svg>`. */
export type IconSource = IconNode | IconComponent;

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * One of the kit's icons, any icon imported from `lucide`, or your own component. A component keeps its `viewBox`. If
   * it has a `fill` attribute, it also keeps its fill and strokes; otherwise it is drawn in strokes.
   */
  icon: IconSource;
  /**
   * Mirrors the icon in right-to-left layouts. For arrows and chevrons that point in the reading direction or against
   * it.
   *
   * @default false
   */
  directional?: boolean;
}

/** An icon in the colour and size of the surrounding text. Decorative: adjacent text carries the meaning. */
export function Icon({ icon, directional = false, className, ...rest }: IconProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Icon', { icon });
    assertIcon(icon);
  }
  const isDrawing = Array.isArray(icon);
  const Element = isDrawing ? 'svg' : icon;
  return (
    <Element
      {...(isDrawing && { viewBox: '0 0 24 24' })}
      aria-hidden="true"
      focusable="false"
      className={classes(styles.icon, directional && styles.directional, className)}
      {...rest}
    >
      {isDrawing ? icon.map(([tag, shape]) => createElement(tag, { ...shape, key: JSON.stringify(shape) })) : undefined}
    </Element>
  );
}
