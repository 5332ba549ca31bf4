import type { ServiceOffering } from '../../entities/index.js';
import { classes, Heading, type HeadingLevel, Picture, Text } from '../../primitives/index.js';
import type { CardShape } from './card-shape.js';
import * as styles from './OfferingCard.css.js';

interface OfferingCardProps {
  id: string;
  offering: ServiceOffering;
  /** Number of the card, from 1. */
  number: number;
  shape: CardShape;
  /** Whether the card is alone in the last row of a two-column layout. */
  alone: boolean;
  /** Whether it is a compact row on phones. */
  compact: boolean;
  headingLevel: HeadingLevel;
}

const desktopSizes: Record<CardShape, string> = {
  opening: '31rem',
  dropped: '48rem',
  third: '25rem',
  seven: '44rem',
  five: '31rem',
  wide: '44rem',
};

function pictureSizes({ shape, alone, compact }: Pick<OfferingCardProps, 'shape' | 'alone' | 'compact'>): string {
  const phone = compact ? '9rem' : '100vw';
  // Alone in its two-column row, it has the full width.
  const tablet = alone ? '60vw' : '50vw';
  return `(width < 40rem) ${phone}, (width < 60rem) ${tablet}, ${desktopSizes[shape]}`;
}

/** An offering: picture, number, name and description. Not interactive. */
export function OfferingCard({ id, offering, number, shape, alone, compact, headingLevel }: OfferingCardProps) {
  const large = shape !== 'third';
  return (
    <li data-shape={shape} className={classes(styles.cards[shape], alone && styles.alone, compact && styles.compact)}>
      <div className={styles.pictures[shape]}>
        <Picture picture={offering.image} sizes={pictureSizes({ shape, alone, compact })} className={styles.image} />
      </div>
      <div id={id} className={styles.text}>
        <span aria-hidden="true" className={styles.number[large ? 'large' : 'regular']}>
          {String(number).padStart(2, '0')}
        </span>
        <Heading level={headingLevel} variant="heading" className={styles.name[large ? 'large' : 'regular']}>
          {offering.name}
        </Heading>
        <Text className={styles.description[large ? 'large' : 'regular']}>{offering.description}</Text>
      </div>
    </li>
  );
}
