'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { Agency } from '../../entities/index.js';
import {
  assertFields,
  assertProps,
  ChevronDown,
  Container,
  classes,
  Eyebrow,
  Grid,
  Heading,
  type HeadingLevel,
  Icon,
  Section,
  slot,
  usableAddress,
  useAgency,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { addressLine, DetailList, EmailLink, PhoneLink } from '../ContactDetails/index.js';
import * as styles from './ContactSection.css.js';
import { type ContactSectionLabels, contactSectionLabels } from './ContactSection.labels.js';

export interface ContactSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /**
   * The section's fragment. A second instance on the same page needs a different id.
   *
   * @default 'contact'
   */
  id?: string;
  /** Label above the heading. */
  eyebrow: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** The agency's phone, e-mail and address. */
  agency: Pick<Agency, 'phone' | 'email' | 'address'>;
  /** A form, under "Send Us A Message". */
  form?: ReactNode;
  /** A chat panel, under "Chat with Our Virtual Assistant". */
  chat?: ReactNode;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'paper'
   */
  tone?: Tone;
  /**
   * Heading level. The form and chat headings are one level below.
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ContactSectionLabels>;
}

/** All contact options: phone, email, address, form and chat. */
export function ContactSection({
  id = 'contact',
  eyebrow,
  heading,
  agency,
  form,
  chat,
  tone = 'paper',
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: ContactSectionProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ContactSection', { agency });
    assertFields('ContactSection', 'agency', agency, ['phone', 'email', 'address']);
  }
  const { phone, email, address } = agency;
  const labels = useLabels('ContactSection', contactSectionLabels, labelOverrides);
  const { locale } = useAgency();
  const headingId = useId();
  const single = Boolean(form) !== Boolean(chat);
  const both = Boolean(form && chat);
  const slotLevel = (headingLevel + 1) as HeadingLevel;
  return (
    <Section id={id} tone={tone} aria-labelledby={headingId} className={classes(styles.section, className)} {...rest}>
      <Container>
        <Grid className={styles.parts}>
          <div className={both ? styles.head.besideDetails : styles.head.above}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading id={headingId} level={headingLevel} variant="feature">
              {heading}
            </Heading>
          </div>
          <div className={styles.details[both ? 'besideHead' : single ? 'besideSlot' : 'above']}>
            <DetailList
              variant={single ? 'rows' : 'columns'}
              details={[
                { term: labels.phone, detail: <PhoneLink phone={phone} /> },
                { term: labels.email, detail: <EmailLink email={email} /> },
                {
                  term: labels.office,
                  detail: addressLine(usableAddress('ContactSection: "agency.address"', address), locale),
                },
              ]}
            />
          </div>
          {form && (
            <div className={classes(styles.form, both ? styles.besideChat : styles.alone)}>
              <Heading level={slotLevel} variant="heading" className={styles.slotHeading}>
                {labels.form}
              </Heading>
              <div className={slot}>{form}</div>
            </div>
          )}
          {chat && (
            <div className={both ? styles.chat.besideForm : classes(styles.chat.alone, styles.alone)}>
              {both && (
                <details className={styles.opener}>
                  <summary className={styles.summary}>
                    <Heading level={slotLevel} variant="heading" className={styles.summaryHeading}>
                      {labels.chat}
                    </Heading>
                    <Icon icon={ChevronDown} className={styles.chevron} />
                  </summary>
                </details>
              )}
              <div className={both ? styles.panel : undefined}>
                <Heading
                  level={slotLevel}
                  variant="heading"
                  className={classes(styles.slotHeading, both && styles.panelHeading)}
                >
                  {labels.chat}
                </Heading>
                <div className={slot}>{chat}</div>
              </div>
            </div>
          )}
        </Grid>
      </Container>
    </Section>
  );
}
