'use client';

import { type CSSProperties, useId, useState } from 'react';
import type { PictureSource, PrintPlate } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  createNumberFormatter,
  Eyebrow,
  Grid,
  Heading,
  type HeadingLevel,
  Picture,
  Section,
  type SectionProps,
  Text,
  useAgency,
  useLabels,
  warnOnce,
} from '../../primitives/index.js';
import * as styles from './PrintPlates.css.js';
import { type PrintPlatesLabels, printPlatesLabels } from './PrintPlates.labels.js';
import { usePlates } from './usePlates.js';

export interface PrintPlatesProps extends Omit<SectionProps, 'children'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences below the heading. */
  lead?: string;
  /** The printed picture, 4:3. */
  picture: PictureSource;
  /**
   * Two to four plates in printing order. Laid over each other on paper, they make up the picture. They load when the
   * visitor reaches for the slider.
   */
  plates: readonly PrintPlate[];
  /**
   * The paper's colour below the plates, as a CSS value.
   *
   * @default 'white'
   */
  paper?: string;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<PrintPlatesLabels>;
}

const mostPlates = 4;

/** The first movements are small, so that the plates look out of register before they come apart. */
const distanceAt = (percent: number) => (percent / 100) ** 1.6;

/** A printed picture that the visitor pulls apart into its plates, one for each ink. */
export function PrintPlates({
  eyebrow,
  heading,
  lead,
  picture,
  plates,
  paper,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: PrintPlatesProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('PrintPlates', { picture }, { plates });
    assertItems('PrintPlates', 'plates', plates, ['name', 'picture']);
    if (plates.length < 2 || plates.length > mostPlates)
      warnOnce(
        `PrintPlates: "plates" has ${plates.length} plate${plates.length === 1 ? '' : 's'}, but the layout is for two to ` +
          `${mostPlates}. Write one plate for each ink, and combine inks if there are more.`,
      );
  }
  const labels = useLabels('PrintPlates', printPlatesLabels, labelOverrides);
  const format = createNumberFormatter(useAgency().locale);
  const headingId = useId();
  const [percent, setPercent] = useState(0);
  const shown = plates.slice(0, mostPlates);
  const isPair = shown.length === 2;
  const { state, attempt, request, loaded, failed } = usePlates(shown.length);

  const isApart = state === 'loaded' && percent > 0;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <Grid>
          <div className={styles.text}>
            {eyebrow && <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>}
            <Heading level={headingLevel} variant="feature" id={headingId}>
              {heading}
            </Heading>
            {lead && (
              <Text variant="lead" className={styles.lead}>
                {lead}
              </Text>
            )}
          </div>
          <div className={styles.print}>
            <div
              className={styles.sheet}
              data-apart={isApart || undefined}
              style={
                isApart
                  ? ({ [styles.apartName]: String(distanceAt(percent)), backgroundColor: paper } as CSSProperties)
                  : undefined
              }
            >
              <Picture picture={picture} sizes={styles.sizes} className={styles.picture} />
              {state !== 'untouched' &&
                shown.map((plate, index) => (
                  <div key={`${plate.name} ${attempt}`} className={(isPair ? styles.pair : styles.corner)[index]}>
                    <Picture
                      picture={plate.picture}
                      alt=""
                      sizes={styles.sizes}
                      loading="eager"
                      onLoad={() => loaded(index)}
                      onError={failed}
                    />
                  </div>
                ))}
              <ul className={styles.names} aria-hidden={!isApart}>
                {shown.map(({ name }) => (
                  <li key={name} className={isPair ? styles.pairCell : styles.cell}>
                    <span className={styles.name}>{name}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.control}>
              <span aria-hidden="true">{labels.together}</span>
              <input
                type="range"
                min={0}
                max={100}
                value={percent}
                aria-label={labels.slider}
                aria-valuetext={labels.position(format(percent))}
                className={styles.range}
                onPointerEnter={request}
                onFocus={request}
                onChange={({ target }) => {
                  setPercent(target.valueAsNumber);
                  request();
                }}
              />
              <span aria-hidden="true">{labels.apart}</span>
            </div>
            <p role="status" className={styles.status}>
              {percent > 0 && state === 'loading' && <span>{labels.loading}</span>}
              {percent > 0 && state === 'failed' && <span>{labels.failed}</span>}
            </p>
          </div>
        </Grid>
      </Container>
    </Section>
  );
}
