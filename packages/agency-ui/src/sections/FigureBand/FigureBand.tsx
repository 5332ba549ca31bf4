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
import { isOnScale } from '../is-on-scale.js';
import * as styles from './FigureBand.css.js';

/** Bars on a scale of twelve equal parts: hours, weeks, months, metres. */
export interface FigureScale {
  /** Label at the start of the scale: "8 AM". */
  from: string;
  /** Label at the end of the scale: "8 PM". */
  to: string;
  /** Two to six. Each description also states its bar's position. */
  bars: readonly {
    name: string;
    description: string;
    /** Number of parts before the bar, from 0 to 11. */
    start: number;
    /** Last part that the bar covers, from 1 to 12, and greater than `start`. */
    end: number;
  }[];
}

export interface FigureBandProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Decorative figure, as large as the page allows. The heading or the description says the same thing. */
  figure: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One to three sentences. */
  description: string;
  /** A chart under the figure: up to six bars on one scale. If omitted, there is no chart. */
  scale?: FigureScale | undefined;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'accent'
   */
  tone?: Tone;
}

/** A break in a page of pictures: one large figure, its meaning, and bars on a scale. */
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
              {scale.bars.map((bar) => (
                <li key={bar.name} className={styles.row}>
                  <p className={styles.words}>
                    <strong className={styles.name}>{bar.name}</strong> {bar.description}
                  </p>
                  <span aria-hidden="true" className={styles.track}>
                    {isOnScale('FigureBand', bar, 'only its text is shown') && (
                      <span className={classes(styles.bar, styles.barStarts[bar.start], styles.barEnds[bar.end])} />
                    )}
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
