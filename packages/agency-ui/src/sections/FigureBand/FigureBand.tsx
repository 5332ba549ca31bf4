import { useId } from 'react';
import {
  assertProps,
  Container,
  classes,
  type HeadingLevel,
  Section,
  type SectionProps,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { FigureHead } from '../figure/index.js';
import * as styles from './FigureBand.css.js';

/** Bars on a scale of twelve equal parts: hours, weeks, months, metres. */
export interface FigureScale {
  /** Label at the start of the scale: "8 AM". */
  from: string;
  /** Label at the end of the scale: "8 PM". */
  to: string;
  /** Two to six. Each description also states the position of its bar. */
  bars: readonly {
    name: string;
    description: string;
    /** First part that the bar does not cover: 0 to 11. */
    start: number;
    /** Last part that it covers: 1 to 12, more than `start`. */
    end: number;
  }[];
}

export interface FigureBandProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Decorative figure, as large as the page allows. The heading or the description has the same meaning. */
  figure: string;
  /** Heading of the section, which also names its landmark. */
  heading: string;
  /** One to three sentences. */
  description: string;
  /** A chart under the figure: up to six bars on one scale. Without it the band has no chart. */
  scale?: FigureScale | undefined;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * Tone of the section and of everything in it.
   *
   * @default 'accent'
   */
  tone?: Tone;
}

/**
 * A break in a page of pictures: one large figure, its meaning, and bars on a scale.
 *
 * @throws RangeError if a bar ends outside the scale, or before it starts.
 */
export function FigureBand({
  figure,
  heading,
  description,
  scale,
  headingLevel = 2,
  tone = 'accent',
  className,
  ...rest
}: FigureBandProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('FigureBand', { figure, heading });
  const headingId = useId();
  return (
    <Section tone={tone} space="none" aria-labelledby={headingId} className={classes(styles.band, className)} {...rest}>
      <Container>
        <FigureHead
          figure={figure}
          heading={heading}
          headingId={headingId}
          headingLevel={headingLevel}
          description={description}
        />
        {scale && (
          <div className={styles.scale}>
            <p className={styles.ends}>
              <span>{scale.from}</span> <span>{scale.to}</span>
            </p>
            <ul className={styles.rows}>
              {scale.bars.map(({ name, description: words, start, end }) => (
                <li key={name} className={styles.row}>
                  <p className={styles.words}>
                    <strong className={styles.name}>{name}</strong> {words}
                  </p>
                  <span aria-hidden="true" className={styles.track}>
                    <span
                      className={classes(
                        styles.bar,
                        partClass(styles.barStarts, start, name),
                        partClass(styles.barEnds, end, name),
                      )}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Container>
    </Section>
  );
}

function partClass(parts: Record<number, string>, part: number, bar: string): string {
  const found = parts[part];
  if (!found) {
    const known = Object.keys(parts);
    throw new RangeError(
      `FigureBand: "start" or "end" of the bar "${bar}" is ${part}. Use a whole number from ${known[0]} to ${known.at(-1)}.`,
    );
  }
  return found;
}
