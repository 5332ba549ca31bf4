import type { PrintGlyphName } from '../../entities/index.js';
import { classes } from '../../primitives/index.js';
import * as styles from './PrintGlyph.css.js';
import { drawingOf } from './print-glyphs.js';

/** A glyph of the print trade in the colour of the text. An ornament, hidden from assistive technology. */
export function PrintGlyph({ name, className }: { name: PrintGlyphName; className?: string }) {
  const { lines, solids, letters } = drawingOf(name);
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={classes(styles.glyph, className)}>
      {lines && <path d={lines} className={styles.lines} />}
      {solids && <path d={solids} />}
      {letters && (
        <text x="48" y="70" textAnchor="middle" className={styles.letters}>
          {letters}
        </text>
      )}
    </svg>
  );
}
