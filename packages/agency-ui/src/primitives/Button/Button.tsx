import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import { Icon, type IconSource } from '../Icon/index.js';
import { linkSlot } from '../slot.css.js';
import { arrow } from './Button.css.js';
import { buttonFace } from './button-face.js';

/** Props shared by `Button` and `ButtonLink`. */
export interface ButtonFace {
  /**
   * `primary` for the main action, `outline` for secondary ones.
   *
   * @default 'primary'
   */
  variant?: 'primary' | 'outline';
  /**
   * `compact` is 44 px high, `regular` 48 px and `large` 56 px, all above the 24 px that WCAG 2.5.8 requires.
   *
   * @default 'regular'
   */
  size?: 'compact' | 'regular' | 'large';
  /** Icon after the text: one of the kit's or `lucide`'s, or a component. Arrows move slightly on hover. */
  icon?: IconSource;
}

export interface ButtonProps extends ButtonFace, ComponentPropsWithRef<'button'> {}

/** A button for an action on the current page. To link to another page, use `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'regular',
  icon,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={classes(buttonFace({ variant, size }), className)} {...rest}>
      <span className={linkSlot}>{children}</span>
      {icon && <Icon icon={icon} directional className={arrow} />}
    </button>
  );
}
