'use client';

import type { ComponentPropsWithRef } from 'react';
import type { PictureSource } from '../../entities/index.js';
import { AgencyLink, ArrowLeft, ArrowRight, classes, Icon, Picture, useLabels } from '../../primitives/index.js';
import * as styles from './PreviousNextLinks.css.js';
import { type PreviousNextLinksLabels, previousNextLinksLabels } from './PreviousNextLinks.labels.js';

/** An adjacent page; a `ServiceCard` is one. */
export interface NeighbourPage {
  title: string;
  path: string;
  /** Decorative: the title has the same meaning. */
  image?: PictureSource;
}

export interface PreviousNextLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  previous?: NeighbourPage | undefined;
  next?: NeighbourPage | undefined;
  labels?: Partial<PreviousNextLinksLabels>;
}

/**
 * Links to the previous and the next page of a sequence. A single link takes the whole width. Without links nothing is
 * rendered.
 */
export function PreviousNextLinks({
  previous,
  next,
  labels: labelOverrides,
  className,
  ...rest
}: PreviousNextLinksProps) {
  const labels = useLabels('PreviousNextLinks', previousNextLinksLabels, labelOverrides);
  if (!previous && !next) return null;
  return (
    <nav aria-label={labels.name} className={classes(styles.links, className)} {...rest}>
      {previous && <NeighbourLink direction="previous" page={previous} name={labels.previous} />}
      {next && <NeighbourLink direction="next" page={next} name={labels.next} />}
    </nav>
  );
}

interface NeighbourLinkProps {
  direction: 'previous' | 'next';
  page: NeighbourPage;
  name: string;
}

function NeighbourLink({ direction, page, name }: NeighbourLinkProps) {
  return (
    <AgencyLink href={page.path} rel={direction === 'previous' ? 'prev' : 'next'} className={styles.link[direction]}>
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
        <span className={styles.title}>{page.title}</span>
      </span>
    </AgencyLink>
  );
}
