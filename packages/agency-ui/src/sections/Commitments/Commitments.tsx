import { useId } from 'react';
import type { Commitment } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  Grid,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './Commitments.css.js';

export interface CommitmentsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** One to four; the first has the larger card. Without commitments, the section renders nothing. */
  commitments: readonly Commitment[];
  /**
   * Heading level. Commitment titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/** Commitments by audience, on overlapping cards. */
export function Commitments({
  eyebrow,
  heading,
  lead,
  commitments,
  tone,
  headingLevel = 2,
  ...rest
}: CommitmentsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Commitments', {}, { commitments });
    assertItems('Commitments', 'commitments', commitments, ['title'], ['items']);
  }
  const headingId = useId();
  if (commitments.length === 0) return null;
  const contrast: Tone = tone === 'night' ? 'accent' : 'night';
  return (
    <Section {...(tone && { tone })} aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        <Grid className={styles.cards}>
          {commitments.map(({ title, items }, index) => (
            <div key={title} data-agency-tone={index % 2 ? contrast : undefined} className={styles.card}>
              <Heading level={headingBelow(headingLevel)} variant="feature" className={styles.title}>
                {title}
              </Heading>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item} className={styles.item}>
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
