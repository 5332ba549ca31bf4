'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { Agency } from '../../entities/index.js';
import {
  assertFields,
  assertProps,
  Container,
  classes,
  Eyebrow,
  Grid,
  Heading,
  type HeadingLevel,
  Section,
  slot,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { addressLine, DetailList, EmailLink, PhoneLink } from '../ContactDetails/index.js';
import * as styles from './ContactSection.css.js';
import { type ContactSectionLabels, contactSectionLabels } from './ContactSection.labels.js';

export interface ContactSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /**
   * Fragment of the section. A second instance on a page needs another id.
   *
   * @default 'contact'
   */
  id?: string;
  /** Label above the heading. */
  eyebrow: string;
  /** Heading of the section, which also names its landmark. */
  heading: string;
  /** Phone, e-mail and address of the agency. */
  agency: Pick<Agency, 'phone' | 'email' | 'address'>;
  /** A form, under "Send Us A Message". */
  form?: ReactNode;
  /** A chat panel, under "Chat with Our Virtual Assistant". */
  chat?: ReactNode;
  /**
   * Tone of the section and of everything in it.
   *
   * @default 'paper'
   */
  tone?: Tone;
  /**
   * Heading level. Headings of the form and the chat are one level below.
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /** Overrides individual texts of the component. The others keep their defaults. */
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
  const headingId = useId();
  const single = Boolean(form) !== Boolean(chat);
  const slotLevel = (headingLevel + 1) as HeadingLevel;
  return (
    <Section id={id} tone={tone} aria-labelledby={headingId} className={classes(styles.section, className)} {...rest}>
      <Container>
        <div className={styles.head}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading id={headingId} level={headingLevel}>
            {heading}
          </Heading>
        </div>
        <Grid className={styles.slots}>
          <div className={single ? styles.details.beside : styles.details.above}>
            <DetailList
              variant={single ? 'rows' : 'columns'}
              details={[
                { term: labels.phone, detail: <PhoneLink phone={phone} /> },
                { term: labels.email, detail: <EmailLink email={email} /> },
                { term: labels.office, detail: addressLine(address) },
              ]}
            />
          </div>
          {form && (
            <div data-agency-tone="white" className={classes(styles.form, single && styles.alone)}>
              <Heading level={slotLevel} variant="heading" className={styles.slotHeading}>
                {labels.form}
              </Heading>
              <div className={slot}>{form}</div>
            </div>
          )}
          {chat && (
            <div className={form ? styles.chat.besideForm : classes(styles.chat.alone, styles.alone)}>
              <Heading level={slotLevel} variant="heading" className={styles.slotHeading}>
                {labels.chat}
              </Heading>
              <div className={slot}>{chat}</div>
            </div>
          )}
        </Grid>
      </Container>
    </Section>
  );
}
