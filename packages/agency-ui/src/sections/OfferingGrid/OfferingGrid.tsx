'use client';

import { type ReactNode, useId } from 'react';
import type { ServiceOffering } from '../../entities/index.js';
import {
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
import { offeringId } from './offering-id.js';

export interface OfferingGridProps extends Omit<SectionProps, 'children' | 'space'> {
  eyebrow?: string | undefined;
  heading: string;
  lead?: string | undefined;
  /** The two that open get the large cards. Names must differ. Without any the section renders nothing. */
  offerings: readonly ServiceOffering[];
  /**
   * Adds a list of links to the cards, on a sheet that lifts into what stands above: a `PageHero` whose `bottomSpace` is
   * `deep`. Give the section an `id` then, so that the cards' addresses are readable.
   *
   * @default false
   */
  index?: boolean;
  /** A band across the page between the two cards that open and the others, such as a `RunLengthBand`. */
  interlude?: ReactNode;
  /** Heads the others, after the two that open. */
  restHead?: Pick<SectionHeadProps, 'eyebrow' | 'heading' | 'lead'> | undefined;
  /**
   * Place of the headings in the page's outline. The names of the offerings stand one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  labels?: Partial<OfferingGridLabels>;
}

/** What a service consists of, told in order: two large cards, then the others (spec section 2, "Service pages"). */
export function OfferingGrid({
  eyebrow,
  heading,
  lead,
  offerings,
  index = false,
  interlude,
  restHead,
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: OfferingGridProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('OfferingGrid', {}, { offerings });
  const labels = useLabels('OfferingGrid', offeringGridLabels, labelOverrides);
  const ownId = useId();
  const base = rest.id ?? ownId;
  if (offerings.length === 0) return null;

  const cards = offerings.map((offering, position) => (
    <OfferingCard
      key={offering.name}
      id={offeringId(base, offering.name, position)}
      offering={offering}
      number={position + 1}
      shape={cardShape(position, offerings.length)}
      alone={position % 2 === 0 && position === offerings.length - 1}
      headingLevel={headingBelow(headingLevel)}
    />
  ));
  const split = Boolean(interlude || restHead) && cards.length > 2;

  return (
    <Section space="none" aria-labelledby={`${base}-heading`} className={classes(styles.grid, className)} {...rest}>
      {index && (
        <OfferingIndex
          name={labels.index}
          entries={offerings.map(({ name, shortName }, position) => ({
            name: shortName ?? name,
            href: `#${offeringId(base, name, position)}`,
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
      {interlude}
      {split && (
        <Container className={styles.part}>
          {restHead && <SectionHead {...restHead} headingLevel={headingLevel} />}
          <Grid as="ul" className={styles.cards}>
            {cards.slice(2)}
          </Grid>
        </Container>
      )}
    </Section>
  );
}
