import * as styles from './PlatePull.css.js';

/**
 * Prints the picture below it plate by plate as it scrolls into view: yellow, red, blue, then the key. It is decorative
 * and hidden from assistive technology. The frame around it has the timeline from `PlatePull.css.ts`.
 */
export function PlatePull() {
  return (
    <span aria-hidden="true" className={styles.plates}>
      <span className={styles.plate.key} />
      <span className={styles.plate.blue} />
      <span className={styles.plate.red} />
      <span className={styles.plate.yellow} />
    </span>
  );
}
