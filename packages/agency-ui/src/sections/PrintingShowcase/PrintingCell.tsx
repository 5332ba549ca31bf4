import type { PictureSource } from '../../entities/index.js';
import { classes, Heading, type HeadingLevel, Picture, Text } from '../../primitives/index.js';
import { impose } from './imposition.js';
import { PrintGlyph } from './PrintGlyph.js';
import * as styles from './PrintingCell.css.js';
import type { PrintGlyphName } from './print-glyphs.js';

/** A thing that the print studio makes or does, as a cell of the press sheet. */
export interface PrintingService {
  title: string;
  description: string;
  /** A drawing in the corner of the cell. A picture takes its place. */
  glyph?: PrintGlyphName | undefined;
  /** Fills the cell behind the words; for the first cell, which has the room. */
  image?: PictureSource | undefined;
}

interface PrintingCellProps {
  service: PrintingService;
  index: number;
  count: number;
  headingLevel: HeadingLevel;
}

const tones = { bare: undefined, two: undefined, one: undefined, dark: 'night', picture: 'night' } as const;

/** One cell: its ground and its share of the sheet follow from its place. */
export function PrintingCell({
  service: { title, description, glyph, image },
  index,
  count,
  headingLevel,
}: PrintingCellProps) {
  const cell = impose(index, count);
  const ground = image ? 'picture' : cell.ground;
  const hasGlyph = glyph !== undefined && !image;
  const wide = cell.span === 'full';
  return (
    <li
      data-agency-tone={tones[ground]}
      className={classes(
        styles.ground[ground],
        styles.span[cell.span],
        styles.tabletSpan[cell.tabletSpan],
        hasGlyph && styles.clear[cell.span],
        hasGlyph && styles.tabletClear[cell.tabletSpan],
      )}
    >
      {image ? (
        <>
          <div className={styles.picture}>
            <Picture picture={image} sizes="(width >= 81rem) 50rem, (width >= 60rem) 64vw, 100vw" />
          </div>
          <div className={styles.shade} />
        </>
      ) : (
        hasGlyph && <PrintGlyph name={glyph} className={styles.glyph} />
      )}
      <Heading
        level={headingLevel}
        look={image ? 'feature' : 'heading'}
        className={image ? styles.pictureWords : styles.title}
      >
        {title}
      </Heading>
      <Text
        muted={ground === 'bare' || ground === 'dark'}
        className={classes(styles.description, wide && styles.wideDescription, image && styles.pictureWords)}
      >
        {description}
      </Text>
    </li>
  );
}
