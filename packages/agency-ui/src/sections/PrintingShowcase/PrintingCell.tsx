import type { PrintingService } from '../../entities/index.js';
import { classes, Heading, type HeadingLevel, Picture, Text } from '../../primitives/index.js';
import { impose } from './imposition.js';
import { PrintGlyph } from './PrintGlyph.js';
import * as styles from './PrintingCell.css.js';

interface PrintingCellProps {
  service: PrintingService;
  index: number;
  count: number;
  headingLevel: HeadingLevel;
}

const tones = { bare: undefined, two: undefined, one: undefined, dark: 'night', picture: 'night' } as const;

/** A cell, whose background and span derive from its index. */
export function PrintingCell({
  service: { title, description, glyph, image },
  index,
  count,
  headingLevel,
}: PrintingCellProps) {
  const cell = impose(index, count);
  const filled = image !== undefined && (index === 0 || !glyph);
  const background = filled ? 'picture' : cell.background;
  const hasGlyph = glyph !== undefined && !filled;
  const wide = cell.span === 'full';
  return (
    <li
      data-agency-tone={tones[background]}
      className={classes(
        styles.background[background],
        styles.span[cell.span],
        styles.tabletSpan[cell.tabletSpan],
        cell.tall && styles.tall,
        hasGlyph && styles.clear[cell.span],
        hasGlyph && styles.tabletClear[cell.tabletSpan],
      )}
    >
      {filled && (
        <>
          <div className={styles.picture}>
            <Picture picture={image} sizes="(width >= 81rem) 38rem, (width >= 60rem) 50vw, 100vw" />
          </div>
          <div className={styles.shade} />
        </>
      )}
      {hasGlyph && <PrintGlyph glyph={glyph} className={styles.glyph} />}
      {hasGlyph && image && (
        <div className={styles.proof}>
          <Picture picture={image} alt="" sizes="6rem" />
        </div>
      )}
      <Heading
        level={headingLevel}
        variant={filled ? 'feature' : 'heading'}
        className={filled ? styles.pictureTitle : styles.title}
      >
        {title}
      </Heading>
      <Text
        muted={background === 'bare' || background === 'dark'}
        className={classes(styles.description, (wide || filled) && styles.wideDescription)}
      >
        {description}
      </Text>
    </li>
  );
}
