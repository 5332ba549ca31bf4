import { AccentedName } from '../../primitives/index.js';
import * as styles from './NameBleed.css.js';
import { nameLines, nameWidth } from './name-lines.js';

/** How wide a "0" with its tracking is in type of 100 units; the stylesheet makes it so in every face. */
const zeroWidth = 43;
/** The rest is the margin at both sides. */
const shareOfWidth = 0.97;

/** Parts of a line's size: from its top down to its baseline, and on to the next line. */
const rise = 0.69;
const drop = 0.21;
/** What is seen of the last line: the foot of the page trims its letters. */
const shown = 0.62;

/**
 * The brand's name from one side of the page to the other, trimmed at its foot like a print that bleeds. Each line is
 * as large as an estimate of its width allows, and `textLength` makes up the difference, so that any name in any face
 * fills the page and never runs past it. An ornament: the logo above says the name.
 */
export function NameBleed({ name, accent }: { name: string; accent: string | undefined }) {
  const texts = nameLines(name);
  // The last line is 100 units large; it makes the drawing as wide as it is.
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
          <AccentedName as="tspan" name={text} accent={accent} className={styles.accent} />
        </text>
      ))}
    </svg>
  );
}
