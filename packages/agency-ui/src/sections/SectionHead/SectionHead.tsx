import type { ComponentPropsWithRef } from 'react';
import { classes, Eyebrow, Heading, type HeadingLevel, Text } from '../../primitives/index.js';
import * as styles from './SectionHead.css.js';

export interface SectionHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id of the heading itself, for the `aria-labelledby` of the section that it names. */
  headingId?: string | undefined;
  /** The small label above the heading. */
  eyebrow?: string | undefined;
  heading: string;
  /** A sentence or two. Stands beside the heading where there is room. */
  lead?: string | undefined;
  /**
   * Place of the heading in the page's outline.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * `title` for the one large headline of a page's body, `feature` for the others.
   *
   * @default 'feature'
   */
  variant?: 'title' | 'feature';
}

/** The head of a section: label, headline and, beside it, a sentence that leads in. Never centred. */
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
    <div className={classes(styles.head, className)} {...rest}>
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
