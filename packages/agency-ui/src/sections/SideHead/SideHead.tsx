import type { ReactNode } from 'react';
import { Container, Eyebrow, Heading, type HeadingLevel } from '../../primitives/index.js';
import * as styles from './SideHead.css.js';

interface SideHeadProps {
  headingId: string;
  eyebrow?: string | undefined;
  heading: string;
  headingLevel: HeadingLevel;
  children: ReactNode;
}

/** A section's head next to its content; sticky on wide pages. */
export function SideHead({ headingId, eyebrow, heading, headingLevel, children }: SideHeadProps) {
  return (
    <Container className={styles.columns}>
      <div data-part="head" className={styles.head}>
        {eyebrow && <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>}
        <Heading level={headingLevel} variant="feature" id={headingId}>
          {heading}
        </Heading>
      </div>
      {children}
    </Container>
  );
}
