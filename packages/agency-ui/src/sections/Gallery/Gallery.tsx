'use client';

import { Fragment, type MouseEvent, useEffect, useId, useRef } from 'react';
import type { GalleryPicture } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  type HeadingLevel,
  Picture,
  Section,
  type SectionProps,
  useLabels,
} from '../../primitives/index.js';
import { SectionHead } from '../SectionHead/index.js';
import * as styles from './Gallery.css.js';
import { type GalleryLabels, galleryLabels } from './Gallery.labels.js';
import { Lightbox } from './Lightbox.js';
import { largestFile } from './largest-file.js';
import { proportionsOf } from './proportions.js';
import { rowsOf } from './rows.js';
import { useLightboxFragment } from './useLightboxFragment.js';

export interface GalleryProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark and the lightbox. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /**
   * The pictures, in order. Each picture's fragment is `#{id}-{picture.id}`, where `id` is this component's `id`.
   * Without an `id`, fragments are generated and may change when the page changes. Without pictures, the section
   * renders nothing.
   */
  pictures: readonly GalleryPicture[];
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<GalleryLabels>;
}

/**
 * Pictures in rows of equal height, each a link to its large file. With JavaScript, a press opens the large picture in
 * a lightbox, whose URL can be shared.
 */
export function Gallery({
  eyebrow,
  heading,
  lead,
  pictures,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: GalleryProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Gallery', {}, { pictures });
    assertItems('Gallery', 'pictures', pictures, ['id', 'picture']);
  }
  const labels = useLabels('Gallery', galleryLabels, labelOverrides);
  const unique = useId();
  const headingId = useId();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const ids = pictures.map(({ id }) => `${rest.id ?? unique}-${id}`);
  const lightbox = useLightboxFragment(ids);
  const { index } = lightbox;

  // Focus returns to the last open picture, which is not always the pressed one.
  const lastIndex = useRef<number>(undefined);
  useEffect(() => {
    if (index === undefined && lastIndex.current !== undefined) links.current[lastIndex.current]?.focus();
    lastIndex.current = index;
  }, [index]);

  if (pictures.length === 0) return null;

  const ratios = pictures.map(({ picture }) => proportionsOf(picture) / 10);
  const starts = { tablet: rowsOf(ratios, 'tablet'), desktop: rowsOf(ratios, 'desktop') };

  const open = (event: MouseEvent<HTMLAnchorElement>, position: number) => {
    // Opening a new tab or window, or downloading, still gets the file.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lightbox.open(position);
  };

  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        <ul className={styles.pictures}>
          {pictures.map(({ id, picture, large = picture, caption }, position) => (
            <Fragment key={id}>
              {(starts.tablet.has(position) || starts.desktop.has(position)) && (
                // Apart from `li`, a list may contain only script-supporting elements. A `<template>` has no content.
                <template
                  className={classes(
                    styles.rowEnd,
                    starts.tablet.has(position) && styles.rowEnds.tablet,
                    starts.desktop.has(position) && styles.rowEnds.desktop,
                  )}
                />
              )}
              <li id={ids[position]} className={styles.item[proportionsOf(picture)]}>
                <figure className={styles.figure}>
                  <a
                    ref={(link) => {
                      links.current[position] = link;
                    }}
                    href={largestFile(large)}
                    aria-label={labels.enlarge(picture.alt)}
                    className={styles.link}
                    onClick={(event) => open(event, position)}
                  >
                    <Picture
                      picture={picture}
                      sizes="(width >= 60rem) 34vw, (width >= 40rem) 50vw, 100vw"
                      className={styles.image}
                    />
                  </a>
                  {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
                </figure>
              </li>
            </Fragment>
          ))}
        </ul>
      </Container>
      {index !== undefined && (
        <Lightbox
          name={heading}
          pictures={pictures}
          index={index}
          onIndexChange={lightbox.show}
          onClose={lightbox.close}
          labels={labels}
        />
      )}
    </Section>
  );
}
