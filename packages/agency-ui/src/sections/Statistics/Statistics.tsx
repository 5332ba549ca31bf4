import { useId } from 'react';
import {
  AgencyLink,
  assertItems,
  assertProps,
  Container,
  type HeadingLevel,
  Section,
  type SectionProps,
} from '../../primitives/index.js';
import { SectionHead } from '../SectionHead/index.js';
import * as styles from './Statistics.css.js';

/** A number with its meaning and source. */
export interface Statistic {
  /** The number as displayed, with its unit: "4 of 5", "62 %", "KSh 1.2 million". */
  value: string;
  /** What it counts, as the rest of the sentence that the number starts. */
  label: string;
  /** Its source: the name and year of the study, and its URL. */
  source?: { name: string; path?: string | undefined } | undefined;
}

export interface StatisticsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** Two to six numbers. Without any, the section renders nothing. */
  statistics: readonly Statistic[];
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** Numbers with their sources, as in a printed study. */
export function Statistics({ eyebrow, heading, lead, statistics, headingLevel = 2, ...rest }: StatisticsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Statistics', { heading }, { statistics }, ['value', 'label']);
    assertItems('Statistics', 'statistics', statistics, ['value', 'label']);
  }
  const headingId = useId();
  if (statistics.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
        />
        <dl className={styles.statistics}>
          {statistics.map(({ value, label, source }) => (
            <div key={value + label} className={styles.statistic}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              {source && (
                <dd className={styles.source}>
                  {source.path ? (
                    <AgencyLink href={source.path} className={styles.link}>
                      {source.name}
                    </AgencyLink>
                  ) : (
                    <span>{source.name}</span>
                  )}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
