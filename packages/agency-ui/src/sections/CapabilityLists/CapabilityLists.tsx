import { useId } from 'react';
import type { CapabilityList } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './CapabilityLists.css.js';

export interface CapabilityListsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  /** Usually two lists. Every second list is on a dark card. Without lists, nothing is rendered. */
  lists: readonly CapabilityList[];
  /**
   * Heading level. List headings are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/** Capabilities, as lists with headings. */
export function CapabilityLists({ eyebrow, heading, lead, lists, headingLevel = 2, ...rest }: CapabilityListsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('CapabilityLists', {}, { lists });
    assertItems('CapabilityLists', 'lists', lists, ['heading'], ['items']);
  }
  const headingId = useId();
  if (lists.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          headingId={headingId}
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
        />
        <div className={classes(styles.lists, lists.length > 1 && styles.paired)}>
          {lists.map((list, index) => (
            <div
              key={list.heading}
              data-agency-tone={index % 2 ? 'night' : undefined}
              className={styles.list[index % 2 ? 'raised' : 'plain']}
            >
              <Heading level={headingBelow(headingLevel)} variant="heading" className={styles.heading}>
                {list.heading}
              </Heading>
              <ul className={styles.items}>
                {list.items.map((item) => (
                  <li key={item} className={styles.item}>
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </Section>
  );
}
