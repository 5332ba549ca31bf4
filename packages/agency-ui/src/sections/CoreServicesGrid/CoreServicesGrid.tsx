'use client';

import { useId } from 'react';
import type { ServiceCard } from '../../entities/index.js';
import {
  assertProps,
  ColorBar,
  Container,
  Grid,
  type HeadingLevel,
  RegistrationMark,
  Reveal,
  Section,
  type SectionProps,
  useLabels,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './CoreServicesGrid.css.js';
import { type CoreServicesGridLabels, coreServicesGridLabels } from './CoreServicesGrid.labels.js';
import { cardShape } from './card-shape.js';
import { ServiceTile } from './ServiceTile.js';

export interface CoreServicesGridProps extends Omit<SectionProps, 'children' | 'space'> {
  /** The small label above the heading. */
  eyebrow?: string;
  heading: string;
  /** A sentence or two. Stands beside the heading where there is room. */
  lead?: string;
  /**
   * The most important first: it gets the largest picture. The last of four or more stands on the accent ground.
   * Without any service the section renders nothing.
   */
  services: readonly ServiceCard[];
  /**
   * What each card's link says, where that is not what the labels say.
   *
   * @default labels.link
   */
  linkName?: string;
  /**
   * Place of the heading in the page's outline. The titles of the services stand one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  labels?: Partial<CoreServicesGridLabels>;
}

/** What the agency does, as a sheet of cards of unequal size (spec section 2, "Core services grid"). */
export function CoreServicesGrid({
  eyebrow,
  heading,
  lead,
  services,
  linkName,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: CoreServicesGridProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('CoreServicesGrid', {}, { services });
  const labels = useLabels('CoreServicesGrid', coreServicesGridLabels, labelOverrides);
  const headingId = useId();
  if (services.length === 0) return null;
  const titleLevel = headingBelow(headingLevel);
  const closing = services.length > 3 ? services.at(-1) : undefined;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <ColorBar direction="block" className={styles.edgeBar} />
      <RegistrationMark className={styles.markStart} />
      <RegistrationMark className={styles.markEnd} />
      <Container>
        <SectionHead
          variant="title"
          headingId={headingId}
          headingLevel={headingLevel}
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
        />
        <Grid as="ul" className={styles.cards}>
          {services.map((service, index) => {
            const shape = cardShape(index, services.length);
            return (
              <Reveal as="li" key={service.id} order={index} data-shape={shape} className={styles.places[shape]}>
                <ServiceTile
                  service={service}
                  shape={shape}
                  tone={service === closing ? 'accent' : undefined}
                  linkName={linkName ?? labels.link}
                  headingLevel={titleLevel}
                />
              </Reveal>
            );
          })}
        </Grid>
      </Container>
    </Section>
  );
}
