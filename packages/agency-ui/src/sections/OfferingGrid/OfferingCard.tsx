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
  headingLevel: HeadingLevel;
}

const phoneAndTablet = '(width < 40rem) 100vw, (width < 60rem) 50vw';

const pictureSizes: Record<CardShape, string> = {
  opening: `${phoneAndTablet}, 31rem`,
  dropped: `${phoneAndTablet}, 48rem`,
  third: `${phoneAndTablet}, 25rem`,
  seven: `${phoneAndTablet}, 44rem`,
  five: `${phoneAndTablet}, 31rem`,
  wide: `${phoneAndTablet}, 44rem`,
};

/** An offering: picture, number, name and description. Not interactive. */
export function OfferingCard({ id, offering, number, shape, alone, headingLevel }: OfferingCardProps) {
  const large = shape !== 'third';
  return (
    <li data-shape={shape} className={classes(styles.cards[shape], alone && styles.alone)}>
      <div className={styles.pictures[shape]}>
        <Picture
          picture={offering.image}
          // Alone in its two-column row, it has the full width.
          sizes={alone ? pictureSizes[shape].replace('50vw', '60vw') : pictureSizes[shape]}
          className={styles.image}
        />
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
