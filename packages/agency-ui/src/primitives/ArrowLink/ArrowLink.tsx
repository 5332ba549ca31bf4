import { AgencyLink, type AgencyLinkProps } from '../AgencyLink/index.js';
import { classes } from '../classes.js';
import { ArrowRight, Icon } from '../Icon/index.js';
import { nudgingArrow } from '../nudging-arrow.css.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as styles from './ArrowLink.css.js';

export interface ArrowLinkProps extends AgencyLinkProps {
  /** Ends the link's accessible name where several links show the same words: "Show Me" + "Expos" (WCAG 2.4.4). */
  subject?: string;
}

/** A quiet link onwards, at the foot of a card or a text. */
export function ArrowLink({ subject, className, children, ...rest }: ArrowLinkProps) {
  return (
    <AgencyLink className={classes(styles.arrowLink, className)} {...rest}>
      <span>
        {children}
        {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
      </span>
      <Icon icon={ArrowRight} directional className={nudgingArrow} />
    </AgencyLink>
  );
}
