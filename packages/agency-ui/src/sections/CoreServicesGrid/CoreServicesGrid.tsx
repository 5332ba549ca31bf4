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
  /** Label above the heading. */
  eyebrow?: string;
  /** Heading of the section, which also names its landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /**
   * The most important first: it has the largest picture. The last of four or more has an accent background. Without
   * services the section renders nothing.
   */
  services: readonly ServiceCard[];
  /**
   * Text of each card's link.
   *
   * @default labels.link
   */
  linkName?: string;
  /**
   * Heading level. Titles of the services are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual texts of the component. The others keep their defaults. */
  labels?: Partial<CoreServicesGridLabels>;
}

/** The agency's services, as cards of unequal size. */
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
        <Grid as="ul" data-part="list" className={styles.cards}>
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
