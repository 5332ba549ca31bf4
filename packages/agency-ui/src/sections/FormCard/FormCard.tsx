import type { ComponentPropsWithRef } from 'react';
import { ColorBar, classes, Heading, type HeadingLevel, slot } from '../../primitives/index.js';
import * as styles from './FormCard.css.js';

export interface FormCardProps extends ComponentPropsWithRef<'div'> {
  /** Heading of the card. */
  heading: string;
  /** Id of the heading, for the `aria-labelledby` of the form inside. */
  headingId?: string | undefined;
  /**
   * Side of the plate, which also sets its ink.
   *
   * @default 'end'
   */
  shadowSide?: 'start' | 'end';
  /**
   * Heading level.
   *
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** A card for a form, in the `white` tone, with a solid ink plate instead of a shadow. */
export function FormCard({
  heading,
  headingId,
  shadowSide = 'end',
  headingLevel = 3,
  className,
  children,
  ...rest
}: FormCardProps) {
  return (
    <div data-agency-tone="white" className={classes(styles.card[shadowSide], className)} {...rest}>
      <div data-part="head" className={styles.head}>
        <Heading level={headingLevel} variant="heading" id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        <ColorBar className={styles.bar} />
      </div>
      <div className={slot}>{children}</div>
    </div>
  );
}
