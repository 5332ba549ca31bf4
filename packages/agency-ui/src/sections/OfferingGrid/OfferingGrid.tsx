'use client';

import { type ReactNode, useId } from 'react';
import type { NavigationItem, ServiceOffering } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  Grid,
  type HeadingLevel,
  Section,
  type SectionProps,
  useLabels,
} from '../../primitives/index.js';
import { headingBelow, SectionHead, type SectionHeadProps } from '../SectionHead/index.js';
import { cardShape } from './card-shape.js';
import { OfferingCard } from './OfferingCard.js';
import * as styles from './OfferingGrid.css.js';
import { type OfferingGridLabels, offeringGridLabels } from './OfferingGrid.labels.js';
import { OfferingIndex } from './OfferingIndex.js';
import { offeringIds } from './offering-id.js';

export interface OfferingGridProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string | undefined;
  /** The first two have large cards. Names must be unique. Without offerings the section renders nothing. */
  offerings: readonly ServiceOffering[];
  /**
   * Adds an index of links to the cards. It overlaps the previous section, a `PageHero` with `bottomSpace="deep"`. Set
   * an `id` too, for readable fragments.
   *
   * @default false
   */
  index?: boolean;
  /** Links to other parts of the page, such as its prices, after the index's own links. Shown with `index`. */
  indexLinks?: readonly NavigationItem[] | undefined;
  /** A band between the first two cards and the others, such as a `RunLengthBand`. */
  middleContent?: ReactNode;
  /** Heading of the cards after the first two. */
  secondaryHeading?: Pick<SectionHeadProps, 'eyebrow' | 'heading' | 'lead'> | undefined;
  /**
   * Heading level. Offering names are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<OfferingGridLabels>;
}

/** A service's offerings: two large cards, then the others, which are compact rows on phones. */
export function OfferingGrid({
  eyebrow,
  heading,
  lead,
  offerings,
  index = false,
  indexLinks = [],
  middleContent,
  secondaryHeading,
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: OfferingGridProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('OfferingGrid', {}, { offerings });
    assertItems('OfferingGrid', 'offerings', offerings, ['name', 'image'], [], ['description']);
  }
  const labels = useLabels('OfferingGrid', offeringGridLabels, labelOverrides);
  const ownId = useId();
  const base = rest.id ?? ownId;
  if (offerings.length === 0) return null;

  const ids = offeringIds(
    base,
    offerings.map(({ name }) => name),
  );
  const cards = offerings.map((offering, position) => (
    <OfferingCard
      key={offering.name}
      id={ids[position] as string}
      offering={offering}
      number={position + 1}
      shape={cardShape(position, offerings.length)}
      alone={position % 2 === 0 && position === offerings.length - 1}
      compact={position >= 2}
      headingLevel={headingBelow(headingLevel)}
    />
  ));
  const split = Boolean(middleContent || secondaryHeading) && cards.length > 2;

  return (
    <Section space="none" aria-labelledby={`${base}-heading`} className={classes(styles.grid, className)} {...rest}>
      {index && (
        <OfferingIndex
          name={labels.index}
          links={indexLinks}
          entries={offerings.map(({ name, shortName }, position) => ({
            name: shortName ?? name,
            href: `#${ids[position]}`,
          }))}
        />
      )}
      <Container className={styles.part}>
        <SectionHead
          headingId={`${base}-heading`}
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
        />
        <Grid as="ul" className={styles.cards}>
          {split ? cards.slice(0, 2) : cards}
        </Grid>
      </Container>
      {middleContent}
      {split && (
        <Container className={styles.part}>
          {secondaryHeading && <SectionHead {...secondaryHeading} headingLevel={headingLevel} />}
          <Grid as="ul" className={styles.cards}>
            {cards.slice(2)}
          </Grid>
        </Container>
      )}
    </Section>
  );
}
