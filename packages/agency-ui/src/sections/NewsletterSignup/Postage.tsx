import type { PictureSource } from '../../entities/index.js';
import { Picture } from '../../primitives/index.js';
import * as styles from './Postage.css.js';

const angles = Array.from({ length: 12 }, (_, index) => index * 30);

/** A postcard's stamp and address lines. An ornament. */
export function Postage({ picture }: { picture?: PictureSource | undefined }) {
  return (
    <div aria-hidden="true" className={styles.postage}>
      <div className={styles.stamp}>
        <div className={styles.picture}>
          {picture ? (
            <Picture picture={picture} alt="" sizes="148px" className={styles.image} />
          ) : (
            <svg viewBox="0 0 80 100" aria-hidden="true" focusable="false" className={styles.image}>
              <path d="M0 0h80v100H0z" className={styles.night} />
              {angles.map((angle) => (
                <path key={angle} d="M38 14h4l2 12h-8z" transform={`rotate(${angle} 40 48)`} className={styles.gold} />
              ))}
              <circle cx="40" cy="48" r="17" className={styles.red} />
              <circle cx="42" cy="50" r="17" className={styles.ring} />
              <path d="M0 80h80v20H0z" className={styles.water} />
            </svg>
          )}
        </div>
      </div>
      <div className={styles.address}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.shortLine} />
      </div>
    </div>
  );
}
