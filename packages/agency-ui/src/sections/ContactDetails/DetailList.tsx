import type { ReactNode } from 'react';
import type { PostalAddress } from '../../entities/index.js';
import { AgencyLink, classes, commaOf, phoneUrl } from '../../primitives/index.js';
import * as styles from './DetailList.css.js';

/** A term and its detail. */
export interface Detail {
  term: string;
  detail: ReactNode;
}

/** Details in one column, or in two between rules. */
export function DetailList({ details, variant }: { details: readonly Detail[]; variant: 'rows' | 'columns' }) {
  return (
    <dl className={classes(styles.list, styles.lists[variant])}>
      {details.map(({ term, detail }) => (
        <div key={term} className={classes(styles.item, styles.items[variant])}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <AgencyLink href={phoneUrl(phone)} className={styles.link}>
      {/* Keeps the order of digit groups in right-to-left text. */}
      <bdi dir="ltr">{phone}</bdi>
    </AgencyLink>
  );
}

export function EmailLink({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <AgencyLink href={`mailto:${email}`} className={styles.link}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </AgencyLink>
  );
}

/** An address's lines, as on an envelope. */
export const addressLines = ({ street, area, postcode, city, region, country }: PostalAddress): string[] =>
  [street, area, [postcode, city].filter(Boolean).join(' '), region, country].filter((line) => !!line) as string[];

/** Keeps a house number beside its street and a town beside its postcode where lines break. */
const keepEnd = (line: string) => line.replace(/ (?=\S{1,12}$)/, '\u00a0');

/** A postal address on one line. */
export const addressLine = (address: PostalAddress, locale: string): string =>
  addressLines(address).map(keepEnd).join(commaOf(locale));
