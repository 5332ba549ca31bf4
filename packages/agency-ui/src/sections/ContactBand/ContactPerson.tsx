import type { PictureSource } from '../../entities/index.js';
import { Picture } from '../../primitives/index.js';
import { PhoneLink } from '../ContactDetails/index.js';
import { Initials } from '../initials/index.js';
import * as styles from './ContactPerson.css.js';

/** The person who answers the enquiry. */
export interface EnquiryContact {
  name: string;
  /** "Head of events". */
  role?: string | undefined;
  /** Portrait format, 4:5. Without it, the person's initials are shown. */
  portrait?: PictureSource | undefined;
  /** Direct number with country code, grouped by spaces. The link uses only its digits. */
  phone?: string | undefined;
}

/** A portrait with name, role and direct number. */
export function ContactPerson({ person: { name, role, portrait, phone } }: { person: EnquiryContact }) {
  return (
    <div data-part="person" className={styles.person}>
      <div className={styles.portrait}>
        {/* Empty, because the name is beside the portrait. */}
        {portrait ? <Picture picture={portrait} sizes="6rem" alt="" /> : <Initials name={name} />}
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {role && <p className={styles.role}>{role}</p>}
        {phone && (
          <p className={styles.phone}>
            <PhoneLink phone={phone} />
          </p>
        )}
      </div>
    </div>
  );
}
