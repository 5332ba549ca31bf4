import type { Location } from '../../entities/index.js';
import { AgencyLink, Heading, type HeadingLevel, usableAddress } from '../../primitives/index.js';
import { addressLines, EmailLink, PhoneLink } from '../ContactDetails/index.js';
import * as styles from './Branch.css.js';
import { BranchMap } from './BranchMap.js';
import { HoursTable } from './HoursTable.js';
import type { LocationsLabels } from './Locations.labels.js';
import { OpenStatus } from './OpenStatus.js';
import { isZoneKnown, usableHours } from './usable-hours.js';

interface BranchProps {
  location: Location;
  headingLevel: HeadingLevel;
  /** Whether it is the only branch, which takes the full width. */
  isOnly: boolean;
  now: number | undefined;
  locale: string;
  labels: LocationsLabels;
}

/** One place: its map, whether it is open, how to reach it, and its hours. */
export function Branch({ location, headingLevel, isOnly, now, locale, labels }: BranchProps) {
  const { name, address, phone, email, note, directions, map } = location;
  const hours = usableHours(location.hours, name);
  const placeNow = hours && isZoneKnown(hours, name) ? now : undefined;
  const sizes = isOnly ? '(min-width: 60rem) 36rem, 100vw' : '(min-width: 60rem) 24rem, 100vw';
  return (
    <article className={styles.branch[isOnly ? 'only' : 'card']} data-branch={map ? 'map' : 'plain'}>
      {map && <BranchMap name={name} map={map} sizes={sizes} labels={labels} />}
      <div className={styles.inside}>
        <div className={styles.head}>
          <Heading level={headingLevel} variant="heading">
            {name}
          </Heading>
          {hours && placeNow !== undefined && (
            <OpenStatus hours={hours} now={placeNow} locale={locale} labels={labels} />
          )}
        </div>
        <div className={styles.details}>
          <dl className={styles.list}>
            <dt className={styles.term}>{labels.address}</dt>
            <dd className={styles.detail}>
              <address className={styles.address}>
                {addressLines(usableAddress(`Locations: the "address" of ${name}`, address)).map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </address>
              {note && <p className={styles.note}>{note}</p>}
              {directions && (
                <AgencyLink href={directions} className={styles.link}>
                  {labels.directions(name)}
                </AgencyLink>
              )}
            </dd>
            {phone && (
              <>
                <dt className={styles.term}>{labels.phone}</dt>
                <dd className={styles.detail}>
                  <PhoneLink phone={phone} />
                </dd>
              </>
            )}
            {email && (
              <>
                <dt className={styles.term}>{labels.email}</dt>
                <dd className={styles.detail}>
                  <EmailLink email={email} />
                </dd>
              </>
            )}
          </dl>
          {hours && (
            <div>
              <HoursTable hours={hours} now={placeNow} name={name} locale={locale} labels={labels} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
