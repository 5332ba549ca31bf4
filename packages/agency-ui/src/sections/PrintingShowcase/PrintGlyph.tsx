import type { IconComponent, PrintGlyphName } from '../../entities/index.js';
import { classes, Icon } from '../../primitives/index.js';
import * as styles from './PrintGlyph.css.js';
import { drawingOf, printGlyphs } from './print-glyphs.js';

interface PrintGlyphProps {
  /** A glyph from the set, or a component that renders a different one. */
  glyph: PrintGlyphName | IconComponent;
  className?: string;
}

/**
 * A glyph in the text colour. An ornament, hidden from assistive technology.
 *
 * @throws TypeError for an unknown name, in development.
 */
export function PrintGlyph({ glyph, className }: PrintGlyphProps) {
  const face = classes(styles.glyph, className);
  if (typeof glyph !== 'string') return <Icon icon={glyph} className={face} />;
  const drawing = drawingOf(glyph);
  if (!drawing) {
    if (process.env.NODE_ENV !== 'production') {
      throw new TypeError(
        `PrintingShowcase: there is no glyph ${JSON.stringify(glyph)}. Use one of ` +
          `${Object.keys(printGlyphs).join(', ')}, or a component that renders an <svg>.`,
      );
    }
    return null;
  }
  const { lines, solids, letters } = drawing;
  return (
    <svg viewBox="0 0 96 96" fill="currentColor" aria-hidden="true" focusable="false" className={face}>
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
