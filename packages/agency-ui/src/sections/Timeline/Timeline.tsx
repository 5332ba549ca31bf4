import { useId } from 'react';
import type { Milestone } from '../../entities/index.js';
import {
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './Timeline.css.js';

export interface TimelineProps extends Omit<SectionProps, 'children' | 'space'> {
  /** The small label above the heading. */
  eyebrow?: string;
  heading: string;
  /** A sentence or two. Stands beside the heading where there is room. */
  lead?: string;
  /**
   * The earliest first. The last is where the story stands now: it is set as large as the page allows. Without any the
   * section renders nothing.
   */
  milestones: readonly Milestone[];
  /**
   * Place of the heading in the page's outline. The milestones' titles stand one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

const year = /^\d{4}$/;

/** How the agency came here: years that grow down the page, up to today (spec section 2, "About pages"). */
export function Timeline({ eyebrow, heading, lead, milestones, headingLevel = 2, ...rest }: TimelineProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('Timeline', {}, { milestones });
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
        {milestones.map(({ when, title, description }, index) => {
          const isLast = index === milestones.length - 1;
          return (
            <li key={when + title} data-agency-tone={isLast ? 'accent' : undefined} className={styles.milestone}>
              <Container>
                <div className={styles.row}>
                  <p className={styles.when}>{year.test(when) ? <time dateTime={when}>{when}</time> : when}</p>
                  <div className={styles.text}>
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
