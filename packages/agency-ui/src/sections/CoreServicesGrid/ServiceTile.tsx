import type { ServiceCard } from '../../entities/index.js';
import { ArrowLink, classes, Heading, type HeadingLevel, Picture, Text } from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import type { CardShape } from './card-shape.js';
import { pictureSizes } from './picture-sizes.js';
import * as styles from './ServiceTile.css.js';

interface ServiceTileProps {
  service: ServiceCard;
  shape: CardShape;
  tone: Tone | undefined;
  linkName: string;
  headingLevel: HeadingLevel;
}

type Voice = keyof typeof styles.titles;

const voices: Record<CardShape, Voice> = {
  lead: 'lead',
  broad: 'large',
  full: 'wide',
  pictureStart: 'medium',
  pictureEnd: 'medium',
  narrow: 'medium',
  third: 'plain',
  lastThird: 'plain',
};

/** Contains a word that is too long for some column. Hyphenation makes browsers load a dictionary. */
const hasLongWord = (title: string) => /\p{L}{14}/u.test(title);

/** A service: a picture and text, with one link that covers the picture too. */
export function ServiceTile({ service, shape, tone, linkName, headingLevel }: ServiceTileProps) {
  const { title, description, path, image } = service;
  const voice = voices[shape];
  return (
    <div data-part="item" data-agency-tone={tone} className={styles.cards[shape]}>
      <div data-part="picture" className={styles.pictures[shape]}>
        <Picture picture={image} sizes={pictureSizes(shape)} className={styles.images[shape]} />
      </div>
      <div className={styles.content[voice]}>
        <Heading
          data-part="title"
          level={headingLevel}
          variant={voice === 'plain' || voice === 'medium' ? 'heading' : 'feature'}
          className={classes(styles.titles[voice], hasLongWord(title) && styles.divided)}
        >
          {title}
        </Heading>
        <Text muted data-part="text" className={styles.text}>
          {description}
        </Text>
        <ArrowLink href={path} subject={title} className={styles.link}>
          {linkName}
        </ArrowLink>
      </div>
    </div>
  );
}
