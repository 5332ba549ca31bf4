'use client';

import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useState } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  assertProps,
  ChevronLeft,
  ChevronRight,
  classes,
  createNumberFormatter,
  Icon,
  Picture,
  Text,
  useAgency,
  useLabels,
} from '../../primitives/index.js';
import * as styles from './BeforeAfter.css.js';
import { type BeforeAfterLabels, beforeAfterLabels } from './BeforeAfter.labels.js';

export interface BeforeAfterProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The earlier picture, taken from the same spot as the later one. */
  before: PictureSource;
  /** The later picture. */
  after: PictureSource;
  /** Layout width of the comparison, as in a picture's `sizes` attribute. */
  sizes: string;
  /** Caption below the pictures, saying what has changed. */
  caption?: ReactNode;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<BeforeAfterLabels>;
}

/** Initial position of the divider, as a percentage. */
const half = 50;

/**
 * Two pictures of the same place, one on top of the other, with a divider that the visitor moves. The divider is a
 * native range input, so it works with a mouse, touch and a keyboard. Without JavaScript and in print, the pictures are
 * side by side.
 */
export function BeforeAfter({
  before,
  after,
  sizes,
  caption,
  labels: labelOverrides,
  className,
  ...rest
}: BeforeAfterProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('BeforeAfter', { before, after });
  const labels = useLabels('BeforeAfter', beforeAfterLabels, labelOverrides);
  const format = createNumberFormatter(useAgency().locale);
  const [position, setPosition] = useState(half);
  // The initial position is in the stylesheet, because a style attribute in the server's HTML would need an exception
  // in the Content Security Policy.
  const moved = position === half ? undefined : ({ [styles.positionName]: `${position}%` } as CSSProperties);
  return (
    <figure className={classes(styles.figure, className)} {...rest}>
      <div className={styles.frame} style={moved}>
        <div className={styles.before}>
          <Picture picture={before} sizes={sizes} />
          <span className={classes(styles.name, styles.nameBefore)}>{labels.before}</span>
        </div>
        <div className={styles.after}>
          <Picture picture={after} sizes={sizes} />
          <span className={classes(styles.name, styles.nameAfter)}>{labels.after}</span>
        </div>
        <input
          type="range"
          min={0}
          max={100}
          value={position}
          aria-label={labels.divider}
          aria-valuetext={labels.position(format(position))}
          className={styles.range}
          onChange={({ target }) => setPosition(target.valueAsNumber)}
        />
        <span aria-hidden="true" className={styles.divider}>
          <span className={styles.handle}>
            <Icon icon={ChevronLeft} className={styles.arrow} />
            <Icon icon={ChevronRight} className={styles.arrow} />
          </span>
        </span>
      </div>
      {caption && (
        <figcaption className={styles.caption}>
          <Text variant="small">{caption}</Text>
        </figcaption>
      )}
    </figure>
  );
}
