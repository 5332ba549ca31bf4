import { useId } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowRight,
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Icon,
  Picture,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './BentoGrid.css.js';
import { type TileShape, type TileWish, tileShapes, wholeRows } from './tile-shapes.js';

/** A tile with any combination of a figure, text, a picture and a link. */
export interface BentoTile {
  /** The tile's heading and link text. After a figure, it completes the figure’s sentence. */
  title: string;
  /** One to three sentences. */
  text?: string | undefined;
  /** A number with its unit, as large as the tile allows: "98 %", "3 days". */
  figure?: string | undefined;
  picture?: PictureSource | undefined;
  /** URL of the link, which covers the whole tile. */
  path?: string | undefined;
  /** Asks for one of the larger slots. If no tile asks, the first one gets the largest. */
  isLarge?: boolean | undefined;
  /** Tone of this tile. By default it is a raised surface in the section’s tone. */
  tone?: Tone | undefined;
}

export interface BentoGridProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** Three to nine, in reading order. Without tiles, the section renders nothing. */
  tiles: readonly BentoTile[];
  /**
   * Heading level. Tile titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

const widths: Record<TileShape, string> = {
  full: '36rem',
  broad: '26rem',
  half: '36rem',
  third: '24rem',
  quarter: '18rem',
  panel: '50rem',
  block: '36rem',
};

/** A tile with a picture has enough content for a large slot. */
function wishOf({ isLarge, picture }: BentoTile): TileWish {
  if (isLarge) return 'large';
  return picture ? 'either' : 'small';
}

/**
 * Tiles of different sizes that fill whole rows, however many tiles there are, for facts, pictures and links at a
 * glance.
 */
export function BentoGrid({ eyebrow, heading, lead, tiles, headingLevel = 2, ...rest }: BentoGridProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('BentoGrid', { heading }, { tiles });
    assertItems('BentoGrid', 'tiles', tiles, ['title'], [], ['text', 'picture', 'path']);
  }
  const headingId = useId();
  if (tiles.length === 0) return null;
  const hasWish = tiles.some(({ isLarge }) => isLarge);
  const shapes = tileShapes(tiles.map((tile, index) => (hasWish || index > 0 ? wishOf(tile) : 'large')));
  const whole = wholeRows(shapes);
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
        />
        <ul className={styles.tiles}>
          {tiles.map((tile, index) => (
            <Tile
              key={tile.title}
              tile={tile}
              shape={shapes[index] ?? 'full'}
              isWholeRow={whole[index] ?? true}
              headingLevel={headingBelow(headingLevel)}
            />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

interface TileProps {
  tile: BentoTile;
  shape: TileShape;
  isWholeRow: boolean;
  headingLevel: HeadingLevel;
}

function Tile({ tile: { title, text, figure, picture, path, tone }, shape, isWholeRow, headingLevel }: TileProps) {
  const words = (
    <>
      {figure && (
        <>
          <span className={styles.figure}>{figure}</span>{' '}
        </>
      )}
      <span className={figure && styles.continuation}>{title}</span>
    </>
  );
  return (
    <li
      data-agency-tone={tone}
      data-shape={shape}
      data-whole-row={isWholeRow ? '' : undefined}
      className={styles.places[shape]}
    >
      <div className={styles.inside}>
        {picture && (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              sizes={`(width >= 60rem) ${widths[shape]}, (width >= 40rem) ${isWholeRow ? '90vw' : '45vw'}, 90vw`}
              className={styles.image}
            />
          </div>
        )}
        <div className={styles.words}>
          <Heading level={headingLevel} variant="heading" className={styles.title}>
            {path ? (
              <AgencyLink href={path} className={styles.link}>
                {words}
              </AgencyLink>
            ) : (
              words
            )}
          </Heading>
          {text && (
            <Text muted className={styles.text}>
              {text}
            </Text>
          )}
          {path && <Icon icon={ArrowRight} directional className={styles.arrow} />}
        </div>
      </div>
    </li>
  );
}
