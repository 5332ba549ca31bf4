import type { NavigationItem } from '../../entities/index.js';
import { ButtonLink, Heading, type HeadingLevel, Text } from '../../primitives/index.js';
import * as styles from './AskCard.css.js';

/** For visitors who found no answer. */
export interface FaqAsk {
  heading: string;
  text?: string;
  /** Contact links, the preferred one first. */
  actions: readonly NavigationItem[];
}

interface AskCardProps {
  ask: FaqAsk;
  headingLevel: HeadingLevel;
}

/** A card next to the questions, for anything they don't answer. */
export function AskCard({ ask, headingLevel }: AskCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.text}>
        <Heading level={headingLevel} variant="heading">
          {ask.heading}
        </Heading>
        {ask.text && <Text>{ask.text}</Text>}
      </div>
      <div className={styles.actions}>
        {ask.actions.map(({ name, path }, index) => (
          <ButtonLink
            key={path + name}
            href={path}
            variant={index === 0 ? 'primary' : 'outline'}
            className={styles.action}
          >
            {name}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
