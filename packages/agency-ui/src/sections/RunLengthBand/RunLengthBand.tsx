import { useId } from 'react';
import {
  assertProps,
  Container,
  classes,
  type HeadingLevel,
  Section,
  type SectionProps,
  warnOnce,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { FigureHead } from '../figure/index.js';
import * as styles from './RunLengthBand.css.js';

/** One side of the threshold. */
export interface RunLengthRange {
  name: string;
  description: string;
}

export interface RunLengthBandProps extends Omit<SectionProps, 'children' | 'space'> {
  /**
   * Decorative figure, as large as the page allows: up to four characters fill the band. The heading says the same
   * thing.
   */
  figure: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. */
  description: string;
  /** The method below the threshold, then the one above. */
  ranges: readonly [RunLengthRange, RunLengthRange];
  /** Three to nine numbers of copies, evenly spaced along the ruler. */
  ticks: readonly string[];
  /** The tick between the two ranges: one of the `ticks`, but not the first or last. */
  threshold: string;
  /** Alternative text of the ruler. */
  rulerDescription: string;
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

/**
 * The run length at which one print method takes over from another, on a ruler. The ruler shows no threshold unless
 * `threshold` is one of the ticks between the first and the last.
 */
export function RunLengthBand({
  figure,
  heading,
  description,
  ranges,
  ticks,
  threshold,
  rulerDescription,
  headingLevel = 2,
  tone = 'accent',
  className,
  ...rest
}: RunLengthBandProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('RunLengthBand', { figure }, { ranges, ticks });
  const headingId = useId();
  const turn = ticks.slice(0, -1).indexOf(threshold);
  const hasTurn = turn > 0;
  if (process.env.NODE_ENV !== 'production' && !hasTurn) {
    warnOnce(
      `RunLengthBand: "${threshold}" is not one of the ticks between the ends (${ticks.join(', ')}), so the ` +
        'ruler shows no threshold. Use one of those ticks exactly.',
    );
  }
  const stretches = hasTurn ? [turn, ticks.length - 1 - turn] : [];
  return (
    <Section tone={tone} space="none" aria-labelledby={headingId} className={classes(styles.band, className)} {...rest}>
      <div className={styles.screen} />
      <Container>
        <FigureHead
          figure={figure}
          heading={heading}
          headingId={headingId}
          headingLevel={headingLevel}
          description={description}
        />
        <div className={styles.ranges}>
          {ranges.map(({ name, description: suits }, side) => (
            <p key={name} className={styles.range[stretches[side] ?? 1]}>
              <strong className={styles.rangeName}>{name}</strong> {suits}
            </p>
          ))}
        </div>
        <div role="img" aria-label={rulerDescription} className={styles.ruler}>
          {ticks.slice(0, -1).map((tick, index) => {
            const kind =
              hasTurn && index === turn
                ? 'turn'
                : index === 0
                  ? 'first'
                  : index === ticks.length - 2
                    ? 'beforeLast'
                    : 'between';
            return (
              <span key={tick} className={kind === 'turn' ? styles.tick.turn : styles.tick.plain}>
                <span className={styles.mark[kind]}>{tick}</span>
              </span>
            );
          })}
          <span className={styles.last}>{ticks.at(-1)}</span>
        </div>
      </Container>
    </Section>
  );
}
