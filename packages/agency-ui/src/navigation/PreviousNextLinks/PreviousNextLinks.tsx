'use client';

import type { ComponentPropsWithRef } from 'react';
import type { PictureSource } from '../../entities/index.js';
import { AgencyLink, ArrowLeft, ArrowRight, classes, Icon, Picture, useLabels } from '../../primitives/index.js';
import * as styles from './PreviousNextLinks.css.js';
import { type PreviousNextLinksLabels, previousNextLinksLabels } from './PreviousNextLinks.labels.js';

/** An adjacent page. A `ServiceCard` has these fields. */
export interface NeighbourPage {
  title: string;
  path: string;
  /** Decorative, because the title has the same meaning. */
  image?: PictureSource;
}

export interface PreviousNextLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The previous page in the sequence. */
  previous?: NeighbourPage | undefined;
  /** The next page in the sequence. */
  next?: NeighbourPage | undefined;
  /** The page that lists the whole sequence. It replaces a missing `previous` or `next`. */
  index?: NeighbourPage | undefined;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<PreviousNextLinksLabels>;
}

/**
 * Links to the previous and next page in a sequence, or to its index at either end. A single link takes the full width.
 * Without `previous` and `next`, nothing is rendered.
 */
export function PreviousNextLinks({
  previous,
  next,
  index,
  labels: labelOverrides,
  className,
  ...rest
}: PreviousNextLinksProps) {
  const labels = useLabels('PreviousNextLinks', previousNextLinksLabels, labelOverrides);
  if (!previous && !next) return null;
  return (
    <nav aria-label={labels.name} className={classes(styles.links, className)} {...rest}>
      {previous ? (
        <NeighbourLink direction="previous" rel="prev" page={previous} name={labels.previous} />
      ) : (
        index && <NeighbourLink direction="previous" page={index} name={labels.index} />
      )}
      {next ? (
        <NeighbourLink direction="next" rel="next" page={next} name={labels.next} />
      ) : (
        index && <NeighbourLink direction="next" page={index} name={labels.index} />
      )}
    </nav>
  );
}

interface NeighbourLinkProps {
  direction: 'previous' | 'next';
  rel?: 'prev' | 'next';
  page: NeighbourPage;
  name: string;
}

/** Splits a title so that each hyphenated word can wrap as a whole. `split` puts its separators at odd positions. */
const partsOf = (title: string) =>
  title.split(/(\S+-\S+)/).map((text, index) => ({ index, text, isHyphenated: index % 2 === 1 }));

function NeighbourLink({ direction, rel, page, name }: NeighbourLinkProps) {
  return (
    <AgencyLink href={page.path} rel={rel} className={styles.link[direction]}>
      {page.image && (
        <span className={styles.picture}>
          <Picture picture={page.image} alt="" sizes="(width < 40rem) 104px, 176px" className={styles.image} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.name}>
          <Icon icon={direction === 'previous' ? ArrowLeft : ArrowRight} directional />
          {name}
        </span>{' '}
        <span className={styles.title}>
          {partsOf(page.title).map(({ index, text, isHyphenated }) => (
            <span key={index} className={isHyphenated ? styles.word : undefined}>
              {text}
            </span>
          ))}
        </span>
      </span>
    </AgencyLink>
  );
}
