'use client';

import { useId } from 'react';
import type { ImpactNumber } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  createNumberFormatter,
  Grid,
  HalftoneFade,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  useAgency,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { Figure } from './Figure.js';
import { figureWidth } from './figure-width.js';
import * as styles from './ImpactCounters.css.js';

export interface ImpactCountersProps extends Omit<SectionProps, 'children' | 'space' | 'tone'> {
  /** Section heading, which also names the landmark. */
  heading: string;
  /** Up to six share one row on wide pages. Without numbers, the section renders nothing. */
  numbers: readonly ImpactNumber[];
  /** A note beside the heading giving the numbers' date or source. */
  note?: string;
  /**
   * Duration of a count, in ms.
   *
   * @default 2000
   * @minimum 0
   */
  duration?: number;
  /**
   * How much of a number must be visible before it counts up, in px. A shorter number must be fully visible.
   *
   * @default 100
   * @minimum 0
   */
  margin?: number;
  /**
   * Tone of the band below, into which this band fades. With `night`, the tone of this band, there is no transition.
   *
   * @default 'paper'
   */
  nextTone?: Tone;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** The layout for a given number of figures. */
function listOf(count: number): keyof typeof styles.lists {
  if (count > 6) return 'fours';
  return count > 4 ? 'longRow' : 'row';
}

/** The widest number set in wide digits, as a multiple of the digit 0. Longer numbers would become too small. */
const widestWide = 3.5;

/** The agency's impact numbers, which count up once, in a row of wood type on the night tone. */
export function ImpactCounters({
  heading,
  numbers,
  note,
  duration = 2000,
  margin = 100,
  nextTone = 'paper',
  headingLevel = 2,
  className,
  ...rest
}: ImpactCountersProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ImpactCounters', {}, { numbers });
    assertItems('ImpactCounters', 'numbers', numbers, ['value', 'label']);
  }
  const headingId = useId();
  const { locale } = useAgency();
  if (numbers.length === 0) return null;
  const format = createNumberFormatter(locale);
  const hasSeparators = numbers.some(({ value }) => /\P{Number}/u.test(format(value)));
  const digits = numbers.every(({ value, unit }) => figureWidth(format(value), unit) <= widestWide) ? 'wide' : 'narrow';
  const dissolves = nextTone !== 'night';
  return (
    <Section
      tone="night"
      aria-labelledby={headingId}
      className={classes(styles.section, dissolves && styles.dissolving, className)}
      {...rest}
    >
      <Container className={styles.measure}>
        <div data-part="head" className={styles.head}>
          <Heading level={headingLevel} variant="heading" id={headingId} className={styles.heading}>
            {heading}
          </Heading>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <Grid
          as="dl"
          data-part="list"
          className={classes(styles.lists[listOf(numbers.length)], hasSeparators && styles.separated)}
        >
          {numbers.map((number) => (
            <div key={number.label} data-part="item" className={styles.items[digits]}>
              <dt data-part="label" className={styles.label}>
                <span>{number.label}</span>
                {number.caption && <span className={styles.caption}>{` ${number.caption}`}</span>}
              </dt>
              <Figure number={number} format={format} duration={duration} margin={margin} />
            </div>
          ))}
        </Grid>
      </Container>
      {dissolves && <HalftoneFade tone={nextTone} className={styles.fade} />}
    </Section>
  );
}
