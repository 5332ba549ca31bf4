'use client';

import { type ReactNode, useId } from 'react';
import type { Agency } from '../../entities/index.js';
import {
  Container,
  classes,
  Eyebrow,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { EmailLink, PhoneLink } from '../ContactDetails/index.js';
import { FormCard } from '../FormCard/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './ContactBand.css.js';
import { type ContactBandLabels, contactBandLabels } from './ContactBand.labels.js';

export interface ContactBandProps extends Omit<SectionProps, 'space' | 'tone'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Heading of the section, which also names its landmark. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  /** Contact details next to the form. */
  contact?: Pick<Agency, 'phone' | 'email' | 'hours'> | undefined;
  /** Heading of the form's card. */
  formHeading: string;
  /** The form. */
  children: ReactNode;
  /**
   * Tone of the previous section, which the card overlaps.
   *
   * @default 'paper'
   */
  above?: Tone;
  /**
   * Heading level. The form's heading is one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual texts of the component. The others keep their defaults. */
  labels?: Partial<ContactBandLabels>;
}

/** A night band at the end of a page, with a short form on a card. */
export function ContactBand({
  eyebrow,
  heading,
  lead,
  contact,
  formHeading,
  children,
  above = 'paper',
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: ContactBandProps) {
  const labels = useLabels('ContactBand', contactBandLabels, labelOverrides);
  const headingId = useId();
  const details = contact && [
    { term: labels.phone, detail: <PhoneLink phone={contact.phone} /> },
    { term: labels.email, detail: <EmailLink email={contact.email} /> },
    { term: labels.hours, detail: contact.hours.weekdays },
  ];
  return (
    <Section
      tone={above}
      space="none"
      aria-labelledby={headingId}
      className={classes(styles.section, className)}
      {...rest}
    >
      <div data-agency-tone="night" className={styles.band}>
        <Container className={styles.columns}>
          <div data-part="head" className={styles.text}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={headingLevel} variant="feature" id={headingId} className={styles.heading}>
              {heading}
            </Heading>
            {lead && (
              <Text variant="lead" className={styles.lead}>
                {lead}
              </Text>
            )}
            {details && (
              <dl className={styles.details}>
                {details.map(({ term, detail }) => (
                  <div key={term} className={styles.detail}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.value}>{detail}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <FormCard
            data-part="form"
            heading={formHeading}
            headingLevel={headingBelow(headingLevel)}
            className={styles.card}
          >
            {children}
          </FormCard>
        </Container>
      </div>
    </Section>
  );
}
