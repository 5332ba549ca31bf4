import * as styles from './BigFigure.css.js';

/**
 * A figure as large as the page allows, in two inks out of register. Decorative, because adjacent text says the same
 * thing.
 */
export function BigFigure({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className={styles.figures[children.length > 4 ? 'long' : 'short']}>
      <span className={styles.plate}>{children}</span>
      <span className={styles.ink}>{children}</span>
    </p>
  );
}
