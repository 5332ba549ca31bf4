import type { ServiceCard } from '../../entities/index.js';
import { ArrowLink, classes, Heading, type HeadingLevel, Picture, Text } from '../../primitives/index.js';
import { type CardShape, pictureSizes } from './picture-sizes.js';
import type { RowsBesideLead } from './rows-beside-lead.js';
import * as styles from './ServiceTile.css.js';

interface ServiceTileProps {
  service: ServiceCard;
  shape: CardShape;
  rows: RowsBesideLead;
  linkName: string;
  headingLevel: HeadingLevel;
}

/**
 * Whether a title contains a word too long for some columns. Only such titles are hyphenated, because hyphenation makes
 * browsers load a dictionary.
 */
const hasLongWord = (title: string) => /\p{L}{14}/u.test(title);

/** A service: a picture and text, with one link that covers the picture too. */
export function ServiceTile({ service, shape, rows, linkName, headingLevel }: ServiceTileProps) {
  const { title, description, price, path, image } = service;
  return (
    <div data-part="item" className={styles.cards[shape]}>
      <div data-part="picture" className={styles.pictures[shape]}>
        <Picture picture={image} sizes={pictureSizes(shape, rows)} className={styles.image} />
      </div>
      <Heading
        data-part="title"
        level={headingLevel}
        variant="heading"
        className={classes(styles.titles[shape], hasLongWord(title) && styles.divided)}
      >
        {title}
      </Heading>
      <Text muted data-part="text" className={styles.text}>
        <span>{description}</span>
        {price && <span className={styles.price}>{` ${price}`}</span>}
      </Text>
      <ArrowLink href={path} subject={title} className={styles.links[shape]}>
        {linkName}
      </ArrowLink>
    </div>
  );
}
