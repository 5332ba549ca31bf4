import * as styles from './Initials.css.js';
import { initialsOf } from './initials-of.js';

/** A person's initials in place of a portrait. Decorative, because the name is beside them. Fills its parent. */
export function Initials({ name }: { name: string }) {
  return (
    <span aria-hidden="true" translate="no" className={styles.plate}>
      <span className={styles.letters}>{initialsOf(name)}</span>
    </span>
  );
}
