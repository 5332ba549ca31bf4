'use client';

import { type ComponentPropsWithRef, useId } from 'react';
import type { ServiceFeature } from '../../entities/index.js';
import {
  ArrowLink,
  assertFields,
  assertProps,
  Container,
  classes,
  Eyebrow,
  Grid,
  HalftoneFade,
  Heading,
  type HeadingLevel,
  Section,
  Text,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { ServiceCarousel, type ServiceCarouselLabels } from '../ServiceCarousel/index.js';
import { layoutPlans, type ServiceLayout } from './layouts.js';
import { ServiceBadge } from './ServiceBadge.js';
import * as pictureStyles from './ServicePicture.css.js';
import * as styles from './ServiceSection.css.js';
import { type ServiceSectionLabels, serviceSectionLabels } from './ServiceSection.labels.js';

export interface ServiceSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The service's title, description, points, pictures and link. */
  service: ServiceFeature;
  /**
   * Layout of the picture and text. `overlap`: a card on a bleeding picture. `portrait`: a small picture next to two
   * columns of text. `panorama`: a wide picture from edge to edge above three columns. `spread`: a picture that fills
   * its side of the band. `notch`: a headline cut into the picture. On phones and tablets, which lack space for them,
   * all five look the same. Set as `data-layout`.
   *
   * @default 'portrait'
   */
  layout?: ServiceLayout;
  /**
   * Which side the picture is on. Ignored by `panorama`.
   *
   * @default 'end' for `overlap` and `spread`, 'start' for the others
   */
  side?: 'start' | 'end';
  /**
   * Tone of the section and everything in it.
   *
   * @default 'white' for `panorama`, 'night' for `spread`, 'paper' for the others
   */
  tone?: Tone;
  /**
   * Removes the padding above, for a section with the same background as the previous one.
   *
   * @default false
   */
  noTopPadding?: boolean;
  /**
   * Prints the picture plate by plate as it scrolls into view. Use it once per page. Without scroll-driven animations,
   * or if the visitor prefers reduced motion, the finished picture shows.
   *
   * @default false
   */
  animateOnScroll?: boolean;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ServiceSectionLabels>;
  /** Overrides individual strings of the carousel; the rest keep their defaults. */
  carouselLabels?: Partial<ServiceCarouselLabels>;
}

/** A service: headline, description, three points and a carousel of pictures. */
export function ServiceSection({
  service,
  layout = 'portrait',
  side = layoutPlans[layout].side,
  tone = layoutPlans[layout].tone,
  noTopPadding = false,
  animateOnScroll = false,
  headingLevel = 2,
  labels,
  carouselLabels,
  className,
  ...rest
}: ServiceSectionProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ServiceSection', { service });
    assertFields('ServiceSection', 'service', service, ['heading', 'path'], ['points', 'images']);
  }
  const { eyebrow, heading, description, points, path, images, badge } = service;
  const text = useLabels('ServiceSection', serviceSectionLabels, labels);
  const headingId = useId();
  const plan = layoutPlans[layout];
  const fills = layout === 'spread';
  // More than three dots leave no space for the eyebrow.
  const sharesRow = images.length === 2 || images.length === 3;
  return (
    <Section
      tone={tone}
      space="none"
      aria-labelledby={headingId}
      data-layout={layout}
      className={classes(
        styles.section,
        fills ? styles.fills : styles.spread,
        noTopPadding && styles.noTopPadding,
        className,
      )}
      {...rest}
    >
      <Container>
        <Grid className={styles.grid}>
          <div data-part="picture" className={pictureStyles.picture[layout][side]}>
            <ServiceCarousel
              name={text.pictures(eyebrow)}
              pictures={images}
              sizes={plan.sizes}
              shape={plan.shape}
              animateOnScroll={animateOnScroll}
              controls="end"
              frameClassName={pictureStyles.frame[layout][side]}
              {...(carouselLabels && { labels: carouselLabels })}
            />
            {fills && (
              <div className={pictureStyles.dissolve[side]}>
                <HalftoneFade className={pictureStyles.dots[side]} />
              </div>
            )}
            <ServiceBadge badge={badge} inks={plan.badge} className={pictureStyles.badge[layout][side]} />
          </div>
          <div
            data-over={layout}
            className={classes(
              styles.content[layout][side],
              sharesRow && styles.besideControls,
              images.length > 1 && layout === 'panorama' && styles.levelWithControls,
            )}
          >
            <div data-part="head" className={styles.head[side]}>
              <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>
              <Heading id={headingId} level={headingLevel} variant="feature" className={styles.heading}>
                {heading}
              </Heading>
            </div>
            <div className={styles.body[side]}>
              <Text data-part="text" className={styles.text}>
                {description}
              </Text>
              <ul data-part="list" className={styles.points}>
                {points.map((point) => (
                  <li key={point} className={styles.point[layout]}>
                    {point}
                  </li>
                ))}
              </ul>
              <ArrowLink href={path} subject={text.about(eyebrow)} className={styles.link}>
                {text.learnMore}
              </ArrowLink>
            </div>
          </div>
        </Grid>
      </Container>
    </Section>
  );
}
