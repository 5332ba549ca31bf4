import { Heading, type HeadingLevel, Text } from '../../primitives/index.js';
import { BigFigure } from './BigFigure.js';
import * as styles from './FigureHead.css.js';

interface FigureHeadProps {
  figure: string;
  heading: string;
  /** Id of the heading, for the `aria-labelledby` of its section. */
  headingId: string;
  headingLevel: HeadingLevel;
  description: string;
}

/** A band's head: a big figure with its meaning next to it. */
export function FigureHead({ figure, heading, headingId, headingLevel, description }: FigureHeadProps) {
  return (
    <div className={styles.head}>
      <BigFigure>{figure}</BigFigure>
      <div>
        <Heading level={headingLevel} variant="feature" id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        <Text variant="lead" className={styles.description}>
          {description}
        </Text>
      </div>
    </div>
  );
}
