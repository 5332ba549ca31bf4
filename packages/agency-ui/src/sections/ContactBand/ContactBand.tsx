'use client';

import { Fragment, type ReactNode, useId } from 'react';
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
  useHoursLines,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { EmailLink, PhoneLink } from '../ContactDetails/index.js';
import { FormCard } from '../FormCard/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './ContactBand.css.js';
import { type ContactBandLabels, contactBandLabels } from './ContactBand.labels.js';
import { ContactPerson, type EnquiryContact } from './ContactPerson.js';
import { type EnquiryProject, FinishedProject } from './FinishedProject.js';

export interface ContactBandProps extends Omit<SectionProps, 'space' | 'tone'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string | undefined;
  /** Contact details next to the form. Missing ones are omitted. */
  contact?: Partial<Pick<Agency, 'phone' | 'email' | 'hours'>> | undefined;
  /** The person who answers, next to the form. Their direct number can replace `contact.phone`. */
  person?: EnquiryContact | undefined;
  /** A finished project of the same kind, below the form: its figures and the client's comment. */
  project?: EnquiryProject | undefined;
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
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ContactBandLabels>;
}

/**
 * A night band at the end of a page: a short form on a card, the person who answers it, and a finished project as
 * proof.
 */
export function ContactBand({
  eyebrow,
  heading,
  lead,
  contact,
  person,
  project,
  formHeading,
  children,
  above = 'paper',
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: ContactBandProps) {
  const labels = useLabels('ContactBand', contactBandLabels, labelOverrides);
  const { open: lines } = useHoursLines(contact?.hours);
  const headingId = useId();
  const details = [
    contact?.phone && { term: labels.phone, detail: <PhoneLink phone={contact.phone} /> },
    contact?.email && { term: labels.email, detail: <EmailLink email={contact.email} /> },
    lines.length > 0 && { term: labels.hours, detail: <HoursLines lines={lines} /> },
  ].filter((detail) => !!detail);
  const innerLevel = headingBelow(headingLevel);
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
            {person && <ContactPerson person={person} />}
            {details.length > 0 && (
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
          <FormCard data-part="form" heading={formHeading} headingLevel={innerLevel} className={styles.card}>
            {children}
          </FormCard>
          {project && <FinishedProject project={project} label={labels.project} headingLevel={innerLevel} />}
        </Container>
      </div>
    </Section>
  );
}

/** The hours, one group of weekdays on each line. */
function HoursLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <span suppressHydrationWarning>{line}</span>
    </Fragment>
  ));
}
