import { AgencyLink, type AgencyLinkProps } from '../AgencyLink/index.js';
import { classes } from '../classes.js';
import { ArrowRight, Icon } from '../Icon/index.js';
import { nudgingArrow } from '../nudging-arrow.css.js';
import { linkSlot } from '../slot.css.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './ArrowLink.css.js';

export interface ArrowLinkProps extends AgencyLinkProps {
  /** Appended to the accessible name if several links show the same text: "Show Me" + "Expos" (WCAG 2.4.4). */
  subject?: string;
}

/** A text link with an arrow, at the end of a card or paragraph. */
export function ArrowLink({ subject, className, children, ...rest }: ArrowLinkProps) {
  return (
    <AgencyLink className={classes(styles.arrowLink, className)} {...rest}>
      <span>
        <span className={linkSlot}>{children}</span>
        {subject && <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
      </span>
      <Icon icon={ArrowRight} directional className={nudgingArrow} />
    </AgencyLink>
  );
}
