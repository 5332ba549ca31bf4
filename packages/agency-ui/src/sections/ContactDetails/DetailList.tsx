import type { ReactNode } from 'react';
import type { Agency } from '../../entities/index.js';
import { AgencyLink, classes } from '../../primitives/index.js';
import * as styles from './DetailList.css.js';

/** A detail and what it is. */
export interface Detail {
  term: string;
  detail: ReactNode;
}

/** Details under each other, or side by side between two rules where there is room. */
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
    <AgencyLink href={`tel:${phone.replaceAll(' ', '')}`} className={styles.link}>
      {/* Its groups keep their order where the page reads from right to left. */}
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

/** An address as it is said, in one line. */
export function addressLine({ street, area, city, country }: Agency['address']): string {
  return [street, area, city, country].join(', ');
}
