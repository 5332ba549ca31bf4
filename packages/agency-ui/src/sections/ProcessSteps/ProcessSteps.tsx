import { useId } from 'react';
import type { Step } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './ProcessSteps.css.js';

export interface ProcessStepsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  /** Steps in order: three to six, usually four. Without steps, the section renders nothing. */
  steps: readonly Step[];
  /**
   * Heading level. Step titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'accent'
   */
  tone?: Tone;
}

/** The steps of a process, as a staircase of numerals. */
export function ProcessSteps({
  eyebrow,
  heading,
  lead,
  steps,
  headingLevel = 2,
  tone = 'accent',
  ...rest
}: ProcessStepsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ProcessSteps', {}, { steps });
    assertItems('ProcessSteps', 'steps', steps, ['title'], [], ['description']);
  }
  const headingId = useId();
  if (steps.length === 0) return null;
  return (
    <Section tone={tone} aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          headingId={headingId}
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
        />
        <ol className={styles.steps[steps.length > 4 ? 'rows' : 'stair']}>
          {steps.map(({ title, description }, index) => (
            <li key={title} className={styles.step}>
              <span aria-hidden="true" className={styles.numeral}>
                <span className={styles.plate}>{index + 1}</span>
                <span className={styles.ink}>{index + 1}</span>
              </span>
              <div className={styles.text}>
                <Heading level={headingBelow(headingLevel)} variant="heading" className={styles.title}>
                  {title}
                </Heading>
                <Text>{description}</Text>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
