import type { ComponentPropsWithRef } from 'react';
import { ColorBar, classes, Heading, type HeadingLevel } from '../../primitives/index.js';
import * as styles from './FormSheet.css.js';

export interface FormSheetProps extends ComponentPropsWithRef<'div'> {
  heading: string;
  /** Id of the heading, to name the form inside by it. */
  headingId?: string | undefined;
  /**
   * The side on which its plate shows, and with it the ink.
   *
   * @default 'end'
   */
  plate?: 'start' | 'end';
  /**
   * Place of the heading in the page's outline.
   *
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** The white sheet that a form stands on, with a solid plate of ink where others cast a shadow. */
export function FormSheet({
  heading,
  headingId,
  plate = 'end',
  headingLevel = 3,
  className,
  children,
  ...rest
}: FormSheetProps) {
  return (
    <div data-agency-tone="white" className={classes(styles.sheet[plate], className)} {...rest}>
      <div className={styles.head}>
        <Heading level={headingLevel} look="heading" id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        <ColorBar className={styles.bar} />
      </div>
      {children}
    </div>
  );
}
