import { HighlightedName } from '../../primitives/index.js';
import * as styles from './NameBleed.css.js';
import { nameLines, nameWidth } from './name-lines.js';

/** Width of "0" including tracking, at a font size of 100 units. The stylesheet normalises every typeface to it. */
const zeroWidth = 43;
/** Width excluding the margins on both sides. */
const shareOfWidth = 0.97;

/** Fractions of a line's size: from its top to its baseline, and to the next line. */
const rise = 0.69;
const drop = 0.21;
/** Visible fraction of the last line, whose letters the page's end clips. */
const shown = 0.5;

/**
 * The brand's name across the page, clipped at the bottom edge. Each line's size is derived from an estimate of its
 * width; `textLength` makes up the difference, so that any name fits in any typeface. Decorative, because the logo
 * above already contains the name.
 */
export function NameBleed({ name, highlightText }: { name: string; highlightText: string | undefined }) {
  const texts = nameLines(name);
  // The last line is 100 units high and sets the width of the drawing.
  const width = Math.round((nameWidth(texts.at(-1) ?? name) * zeroWidth) / shareOfWidth);
  let height = 0;
  const lines = texts.map((text, index) => {
    const size = (width * shareOfWidth * 100) / (nameWidth(text) * zeroWidth);
    const baseline = height + size * rise;
    height += size * (index === texts.length - 1 ? shown : rise + drop);
    return { text, size: size.toFixed(1), baseline: baseline.toFixed(1) };
  });
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-keep-clear=""
      viewBox={`0 0 ${width} ${Math.round(height)}`}
      preserveAspectRatio="xMidYMax"
      className={styles.bleed}
    >
      {lines.map(({ text, size, baseline }) => (
        <text
          key={baseline}
          x={width / 2}
          y={baseline}
          textAnchor="middle"
          fontSize={size}
          textLength={Math.round(width * shareOfWidth)}
          lengthAdjust="spacingAndGlyphs"
          className={styles.letters}
        >
          <HighlightedName as="tspan" name={text} highlightText={highlightText} className={styles.highlight} />
        </text>
      ))}
    </svg>
  );
}
