'use client';

import { useId } from 'react';
import type { Location } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useAgency,
  useLabels,
} from '../../primitives/index.js';
import { useNow } from '../now/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { Branch } from './Branch.js';
import * as styles from './Locations.css.js';
import { type LocationsLabels, locationsLabels } from './Locations.labels.js';

export interface LocationsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** The branches, the main one first. */
  locations: readonly Location[];
  /**
   * Heading level. Branch names are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<LocationsLabels>;
}

/** A business's branches: where they are, how to reach them, and when they are open. */
export function Locations({
  eyebrow,
  heading,
  lead,
  locations,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: LocationsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Locations', {}, { locations });
    assertItems('Locations', 'locations', locations, ['name', 'address']);
  }
  const labels = useLabels('Locations', locationsLabels, labelOverrides);
  const { locale } = useAgency();
  const headingId = useId();
  const now = useNow();
  const isOnly = locations.length === 1;
  return (
    <Section aria-labelledby={headingId} data-locations={locations.length > 0 ? 'branches' : 'empty'} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        {locations.length > 0 ? (
          <ul className={styles.list} data-many={isOnly ? undefined : ''}>
            {locations.map((location) => (
              <li key={location.name} className={styles.item}>
                <Branch
                  location={location}
                  headingLevel={headingBelow(headingLevel)}
                  isOnly={isOnly}
                  now={now}
                  locale={locale}
                  labels={labels}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Text variant="lead" className={styles.empty}>
            {labels.empty}
          </Text>
        )}
      </Container>
    </Section>
  );
}
