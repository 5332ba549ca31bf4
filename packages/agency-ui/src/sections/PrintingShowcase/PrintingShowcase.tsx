'use client';

import { type ComponentPropsWithRef, useId } from 'react';
import type { NavigationItem, PrintingService } from '../../entities/index.js';
import {
  ArrowRight,
  assertFields,
  assertItems,
  assertProps,
  ButtonLink,
  ColorBar,
  Container,
  classes,
  Eyebrow,
  Heading,
  type HeadingLevel,
  RegistrationMark,
  Section,
  Text,
  useLabels,
} from '../../primitives/index.js';
import { PrintingCell } from './PrintingCell.js';
import * as styles from './PrintingShowcase.css.js';
import { type PrintingShowcaseLabels, printingShowcaseLabels } from './PrintingShowcase.labels.js';

export interface PrintingShowcaseProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Label above the heading. */
  eyebrow: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences under the heading. */
  lead: string;
  /** Cells in reading order. Any number fills whole rows, but nine suit the layout best. */
  services: readonly PrintingService[];
  /** Link beside the lead. */
  action: NavigationItem;
  /** Text in the sheet's upper and lower margins. Decorative. */
  notes?: { top: string; bottom: string };
  /**
   * Heading level. Cell titles are one level below.
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<PrintingShowcaseLabels>;
}

/** Printing services in the style of an imposed press sheet. */
export function PrintingShowcase({
  eyebrow,
  heading,
  lead,
  services,
  action,
  notes,
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: PrintingShowcaseProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('PrintingShowcase', { action }, { services });
    assertFields('PrintingShowcase', 'action', action, ['name', 'path']);
    assertItems('PrintingShowcase', 'services', services, ['title'], [], ['description', 'image']);
  }
  const labels = useLabels('PrintingShowcase', printingShowcaseLabels, labelOverrides);
  const headingId = useId();
  return (
    <Section tone="accent" aria-labelledby={headingId} className={classes(styles.section, className)} {...rest}>
      <Container className={styles.measure}>
        <div className={styles.head}>
          <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>
          <Heading id={headingId} level={headingLevel} variant="sheet" className={styles.heading}>
            {heading}
          </Heading>
          <Text variant="lead" className={styles.lead}>
            {lead}
          </Text>
          <ButtonLink href={action.path} size="large" icon={ArrowRight}>
            {action.name}
          </ButtonLink>
        </div>
      </Container>
      {services.length > 0 && (
        <div data-agency-tone="white" className={styles.sheet}>
          <RegistrationMark className={styles.markStart} />
          <RegistrationMark className={styles.markEnd} />
          <div aria-hidden="true" className={styles.slug}>
            <span>{notes?.top}</span>
            <ColorBar className={styles.bar} />
            <span className={classes(styles.noteEnd, styles.spareNote)}>{labels.trim}</span>
          </div>
          <ul className={styles.cells}>
            {services.map((service, index) => (
              <PrintingCell
                key={service.title}
                service={service}
                index={index}
                count={services.length}
                headingLevel={(headingLevel + 1) as HeadingLevel}
              />
            ))}
          </ul>
          <div aria-hidden="true" className={styles.slug}>
            <span className={styles.spareNote}>{labels.sheet}</span>
            <ColorBar className={styles.bar} />
            <span className={styles.noteEnd}>{notes?.bottom}</span>
          </div>
        </div>
      )}
    </Section>
  );
}
