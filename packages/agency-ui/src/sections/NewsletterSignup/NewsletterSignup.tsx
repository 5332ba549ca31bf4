import { type ReactNode, useId } from 'react';
import type { PictureSource } from '../../entities/index.js';
import { Container, Heading, type HeadingLevel, Section, type SectionProps, Text } from '../../primitives/index.js';
import * as styles from './NewsletterSignup.css.js';
import { Postage } from './Postage.js';

export interface NewsletterSignupProps extends Omit<SectionProps, 'space'> {
  heading: string;
  /** One sentence: what comes, and how often. */
  description?: string | undefined;
  /** On the stamp. Without one the stamp shows a printer's sun. Decorative. */
  picture?: PictureSource | undefined;
  /**
   * Place of the heading in the page's outline.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** The form: a `NewsletterForm`. */
  children: ReactNode;
}

/** A box for an email address, as a postcard (spec section 2, "Blog"). */
export function NewsletterSignup({
  heading,
  description,
  picture,
  headingLevel = 2,
  children,
  ...rest
}: NewsletterSignupProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} {...rest}>
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
