import { type ReactNode, useId } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  Container,
  classes,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import * as styles from './NewsletterSignup.css.js';
import { Postage } from './Postage.js';

export interface NewsletterSignupProps extends Omit<SectionProps, 'space'> {
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One sentence about the newsletter's content and frequency. */
  description?: string | undefined;
  /** Picture on the stamp; a sun by default. Decorative. */
  picture?: PictureSource | undefined;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** A `NewsletterForm`. */
  children: ReactNode;
}

/** A newsletter form in the style of a postcard. */
export function NewsletterSignup({
  heading,
  description,
  picture,
  headingLevel = 2,
  children,
  className,
  ...rest
}: NewsletterSignupProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} className={classes(styles.section, className)} {...rest}>
      <Container className={styles.wide}>
        <div data-agency-tone="accent" className={styles.card}>
          <div className={styles.text}>
            <Heading level={headingLevel} variant="feature" id={headingId} className={styles.heading}>
              {heading}
            </Heading>
            {description && <Text variant="lead">{description}</Text>}
            <div className={styles.form}>{children}</div>
          </div>
          <Postage picture={picture} />
        </div>
      </Container>
    </Section>
  );
}
