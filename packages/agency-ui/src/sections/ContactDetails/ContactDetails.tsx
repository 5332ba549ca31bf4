'use client';

import { type ComponentPropsWithRef, Fragment, useId } from 'react';
import type { Agency } from '../../entities/index.js';
import {
  assertFields,
  assertProps,
  ColorBar,
  classes,
  Heading,
  type HeadingLevel,
  Section,
  usableAddress,
  useAgency,
  useHoursLines,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import * as styles from './ContactDetails.css.js';
import { type ContactDetailsLabels, contactDetailsLabels } from './ContactDetails.labels.js';
import { addressLine, DetailList, EmailLink, PhoneLink } from './DetailList.js';

export interface ContactDetailsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Section heading, which also names the landmark. */
  heading: string;
  /** The agency's phone, e-mail, address and opening hours. */
  agency: Pick<Agency, 'phone' | 'email' | 'address' | 'hours'>;
  /** Promised response time, as a sentence. Without it, the strip at the bottom is omitted. */
  responseTime?: string;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'night'
   */
  tone?: Tone;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ContactDetailsLabels>;
}

/** Contact details and opening hours, as a panel next to a form. */
export function ContactDetails({
  heading,
  agency,
  responseTime,
  tone = 'night',
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: ContactDetailsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ContactDetails', { agency });
    assertFields('ContactDetails', 'agency', agency, ['phone', 'email', 'address', 'hours']);
  }
  const { phone, email, address, hours } = agency;
  const labels = useLabels('ContactDetails', contactDetailsLabels, labelOverrides);
  const { locale } = useAgency();
  const { all: lines } = useHoursLines(hours);
  const headingId = useId();
  return (
    <Section
      tone={tone}
      space="none"
      aria-labelledby={headingId}
      className={classes(styles.panel, className)}
      {...rest}
    >
      <ColorBar direction="block" className={styles.bar} />
      <div className={styles.inside}>
        <Heading id={headingId} level={headingLevel} variant="heading" className={styles.heading}>
          {heading}
        </Heading>
        <DetailList
          variant="rows"
          details={[
            { term: labels.email, detail: <EmailLink email={email} /> },
            { term: labels.phone, detail: <PhoneLink phone={phone} /> },
            {
              term: labels.office,
              detail: addressLine(usableAddress('ContactDetails: "agency.address"', address), locale),
            },
            ...(lines.length > 0
              ? [
                  {
                    term: labels.hours,
                    detail: lines.map((line) => (
                      <Fragment key={line}>
                        <span className={styles.hours[lines.length > 2 ? 'many' : 'few']} suppressHydrationWarning>
                          {line}
                        </span>{' '}
                      </Fragment>
                    )),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {responseTime && (
        <p data-agency-tone="accent" className={styles.promise}>
          {responseTime}
        </p>
      )}
    </Section>
  );
}
