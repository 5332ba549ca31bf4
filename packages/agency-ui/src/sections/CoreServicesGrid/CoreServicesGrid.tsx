'use client';

import { useId } from 'react';
import type { ServiceCard } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  type HeadingLevel,
  Reveal,
  Section,
  type SectionProps,
  useLabels,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './CoreServicesGrid.css.js';
import { type CoreServicesGridLabels, coreServicesGridLabels } from './CoreServicesGrid.labels.js';
import type { CardShape } from './picture-sizes.js';
import { rowsBesideLead } from './rows-beside-lead.js';
import { ServiceTile } from './ServiceTile.js';

export interface CoreServicesGridProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** The most important first, because it has the large picture. Without services, the section renders nothing. */
  services: readonly ServiceCard[];
  /**
   * Link text on each card.
   *
   * @default labels.link
   */
  linkName?: string;
  /**
   * Heading level. Service titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<CoreServicesGridLabels>;
}

/** With one or two services, there are no rows. */
function shapeOf(index: number, count: number): CardShape {
  if (count === 1) return 'single';
  return index === 0 || count === 2 ? 'lead' : 'row';
}

/** The agency's services: the first with a large picture, the others as a register beside it. */
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
  if (process.env.NODE_ENV !== 'production') {
    assertProps('CoreServicesGrid', {}, { services });
    assertItems('CoreServicesGrid', 'services', services, ['id', 'title', 'path', 'image'], [], ['description']);
  }
  const labels = useLabels('CoreServicesGrid', coreServicesGridLabels, labelOverrides);
  const headingId = useId();
  if (services.length === 0) return null;
  const titleLevel = headingBelow(headingLevel);
  const rows = rowsBesideLead(services.length);
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          className={styles.head}
          headingId={headingId}
          headingLevel={headingLevel}
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
        />
        <ul data-part="list" className={styles.lists[rows]}>
          {services.map((service, index) => {
            const shape = shapeOf(index, services.length);
            return (
              <Reveal as="li" key={service.id} order={index} className={styles.places[shape]}>
                <ServiceTile
                  service={service}
                  shape={shape}
                  rows={rows}
                  linkName={linkName ?? labels.link}
                  headingLevel={titleLevel}
                />
              </Reveal>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
