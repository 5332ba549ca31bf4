import { useId } from 'react';
import type { Milestone } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './Timeline.css.js';

export interface TimelineProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /**
   * Earliest first. The last is the present, and is as large as the page allows. Without milestones, the section
   * renders nothing.
   */
  milestones: readonly Milestone[];
  /**
   * Heading level. Milestone titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

const year = /^\d{4}$/;

/** The agency's history, with years that grow down the page. */
export function Timeline({ eyebrow, heading, lead, milestones, headingLevel = 2, ...rest }: TimelineProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Timeline', {}, { milestones }, ['date', 'title']);
    assertItems('Timeline', 'milestones', milestones, ['date', 'title'], [], ['description']);
  }
  const headingId = useId();
  if (milestones.length === 0) return null;
  return (
    <Section space="none" aria-labelledby={headingId} {...rest}>
      <Container className={styles.head}>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
      </Container>
      <ol className={styles.list}>
        {milestones.map(({ date, title, description }, index) => {
          const isLast = index === milestones.length - 1;
          return (
            <li key={date + title} data-agency-tone={isLast ? 'accent' : undefined} className={styles.milestone}>
              <Container>
                <div className={styles.row}>
                  <p className={styles.date}>{year.test(date) ? <time dateTime={date}>{date}</time> : date}</p>
                  <div className={classes(styles.text, !isLast && styles.threeColumns)}>
                    <Heading level={headingBelow(headingLevel)} variant="heading">
                      {title}
                    </Heading>
                    <Text>{description}</Text>
                  </div>
                </div>
              </Container>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
