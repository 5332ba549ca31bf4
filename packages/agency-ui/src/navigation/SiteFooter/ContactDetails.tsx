import type { Agency } from '../../entities/index.js';
import {
  AgencyLink,
  commaOf,
  Heading,
  type HeadingLevel,
  phoneUrl,
  usableAddress,
  useAgency,
} from '../../primitives/index.js';
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
  const { phone, email } = agency;
  const { locale } = useAgency();
  const { street, area, postcode, city, region, country } = usableAddress(
    'SiteFooter: "agency.address"',
    agency.address,
  );
  const town = [area, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(commaOf(locale));
  const [mailbox, host] = email.split('@');
  return (
    <div className={className}>
      <Heading level={level} variant="subheading" className={styles.heading}>
        {heading}
      </Heading>
      <address className={styles.address}>
        <div className={styles.addressLines}>
          <p className={styles.addressLine}>{street}</p>
          {town && <p className={styles.addressLine}>{town}</p>}
          {region && <p className={styles.addressLine}>{region}</p>}
          {country && <p className={styles.addressLine}>{country}</p>}
        </div>
        <div className={styles.contactLines}>
          <AgencyLink href={phoneUrl(phone)} className={link}>
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
