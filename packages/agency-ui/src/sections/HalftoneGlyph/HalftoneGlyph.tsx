import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from '../../primitives/index.js';
import * as styles from './HalftoneGlyph.css.js';

export interface HalftoneGlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** One character: "?", "§", "“". */
  glyph: string;
}

/**
 * One character in the display typeface, in print style: a light plate, and a halftone out of register. Set its size
 * and position by class; it is square, and its section's edges may clip it. Decorative, hidden from assistive
 * technology.
 */
export function HalftoneGlyph({ glyph, className, ...rest }: HalftoneGlyphProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
      className={classes(styles.glyph, className)}
      {...rest}
    >
      <pattern id={id} width="2" height="2" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <circle cx="1" cy="1" r="0.66" className={styles.dot} />
      </pattern>
      <text x="52" y="95" className={styles.plate}>
        {glyph}
      </text>
      <text x="49.5" y="93" fill={`url(#${id})`} className={styles.type}>
        {glyph}
      </text>
    </svg>
  );
}
