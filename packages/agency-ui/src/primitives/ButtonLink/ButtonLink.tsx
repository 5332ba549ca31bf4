import { AgencyLink, type AgencyLinkProps } from '../AgencyLink/index.js';
import { type ButtonFace, buttonArrow, buttonFace } from '../Button/index.js';
import { classes } from '../classes.js';
import { Icon } from '../Icon/index.js';
import { linkSlot } from '../slot.css.js';

export interface ButtonLinkProps extends ButtonFace, AgencyLinkProps {}

/** A link that looks like a button. For an action on the current page, use `Button`. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AgencyLink className={classes(buttonFace({ variant, size }), className)} {...rest}>
      <span className={linkSlot}>{children}</span>
      {icon && <Icon icon={icon} directional className={buttonArrow} />}
    </AgencyLink>
  );
}
