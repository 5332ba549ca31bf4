import type { ComponentPropsWithRef } from 'react';
import { classes, Eyebrow, Heading, type HeadingLevel, Text } from '../../primitives/index.js';
import * as styles from './SectionHead.css.js';

export interface SectionHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the heading, for the `aria-labelledby` of its section. */
  headingId?: string | undefined;
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Headline text. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string | undefined;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * `title` for the main headline of a page's body, `feature` for others.
   *
   * @default 'feature'
   */
  variant?: 'title' | 'feature';
}

/** A section's head: eyebrow, headline and lead. Never centred. */
export function SectionHead({
  headingId,
  eyebrow,
  heading,
  lead,
  headingLevel = 2,
  variant = 'feature',
  className,
  ...rest
}: SectionHeadProps) {
  return (
    <div data-part="head" className={classes(styles.head, className)} {...rest}>
      <div>
        {eyebrow && <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>}
        <Heading level={headingLevel} variant={variant} id={headingId}>
          {heading}
        </Heading>
      </div>
      {lead && (
        <Text variant="lead" className={styles.lead}>
          {lead}
        </Text>
      )}
    </div>
  );
}
