import { useId } from 'react';
import type { Step } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import { headingBelow } from '../SectionHead/index.js';
import { SideHead } from '../SideHead/index.js';
import { PrintMark } from './PrintMark.js';
import * as styles from './Reasons.css.js';

export interface ReasonsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** Usually three, the strongest first. Without reasons, the section renders nothing. */
  reasons: readonly Step[];
  /**
   * Index of the first reason's ornament, from 0 to 8. Lets pages that a visitor might compare start with different
   * ornaments.
   *
   * @default 0
   * @minimum 0
   */
  firstMark?: number | undefined;
  /**
   * Heading level. Reasons are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/** Reasons to choose the agency, between rules. */
export function Reasons({ eyebrow, heading, reasons, firstMark = 0, headingLevel = 2, ...rest }: ReasonsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Reasons', {}, { reasons });
    assertItems('Reasons', 'reasons', reasons, ['title'], [], ['description']);
  }
  const headingId = useId();
  if (reasons.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <SideHead headingId={headingId} eyebrow={eyebrow} heading={heading} headingLevel={headingLevel}>
        <ul className={styles.reasons}>
          {reasons.map(({ title, description }, index) => (
            <li key={title} className={styles.reason}>
              <PrintMark order={firstMark + index} className={styles.mark} />
              <Heading level={headingBelow(headingLevel)} variant="heading">
                {title}
              </Heading>
              <Text className={styles.description}>{description}</Text>
            </li>
          ))}
        </ul>
      </SideHead>
    </Section>
  );
}
