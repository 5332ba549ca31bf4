import { useId } from 'react';
import type { Value } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  Grid,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { figures } from './figures.js';
import * as styles from './ValuesGrid.css.js';

export interface ValuesGridProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** Two to eight. Without values, the section renders nothing. */
  values: readonly Value[];
  /**
   * Heading level. Values are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/** The agency's values, each with a shape in two inks. */
export function ValuesGrid({ eyebrow, heading, lead, values, headingLevel = 2, ...rest }: ValuesGridProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ValuesGrid', {}, { values });
    assertItems('ValuesGrid', 'values', values, ['title'], [], ['description']);
  }
  const headingId = useId();
  if (values.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        <Grid as="ul" className={styles.values}>
          {values.map(({ title, description }, index) => {
            const figure = figures[index % figures.length];
            return (
              <li key={title} className={styles.value}>
                {figure && (
                  <svg viewBox="-4 -4 108 108" aria-hidden="true" focusable="false" className={styles.figure}>
                    <path d={figure.under} className={styles.under} />
                    <path d={figure.over} fillRule="evenodd" className={styles.over} />
                  </svg>
                )}
                <Heading level={headingBelow(headingLevel)} variant="feature" className={styles.title}>
                  {title}
                </Heading>
                <Text className={styles.text}>{description}</Text>
              </li>
            );
          })}
        </Grid>
      </Container>
    </Section>
  );
}
