import type { Agency } from '../../entities/index.js';
import { AgencyLink, commaOf, Heading, type HeadingLevel, useAgency } from '../../primitives/index.js';
import { link } from './link.css.js';
import * as styles from './SiteFooter.css.js';

interface ContactDetailsProps {
  heading: string;
  level: HeadingLevel;
  agency: Agency;
  className: string;
}

/** Office, phone and email, each as a link. */
export function ContactDetails({ heading, level, agency, className }: ContactDetailsProps) {
  const { address, phone, email } = agency;
  const { locale } = useAgency();
  const [mailbox, host] = email.split('@');
  return (
    <div className={className}>
      <Heading level={level} variant="subheading" className={styles.heading}>
        {heading}
      </Heading>
      <address className={styles.address}>
        <div className={styles.addressLines}>
          <p className={styles.addressLine}>{address.street}</p>
          <p className={styles.addressLine}>
            {[address.area, [address.postcode, address.city].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(commaOf(locale))}
          </p>
          {address.region && <p className={styles.addressLine}>{address.region}</p>}
          <p className={styles.addressLine}>{address.country}</p>
        </div>
        <div className={styles.contactLines}>
          <AgencyLink href={`tel:${phone.replace(/ /g, '')}`} className={link}>
            {/* Keeps the order of digit groups in right-to-left text. */}
            <bdi dir="ltr">{phone}</bdi>
          </AgencyLink>
          <AgencyLink href={`mailto:${email}`} className={link}>
            <span>
              {mailbox}
              <wbr />@{host}
            </span>
          </AgencyLink>
        </div>
      </address>
    </div>
  );
}
