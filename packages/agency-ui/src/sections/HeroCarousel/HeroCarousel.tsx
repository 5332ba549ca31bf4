'use client';

import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import type { HeroSlide, NavigationItem } from '../../entities/index.js';
import {
  assertFields,
  assertItems,
  assertProps,
  classes,
  type HeadingLevel,
  Picture,
  Section,
  useIsHydrating,
  useLabels,
  useMotion,
  VisuallyHidden,
} from '../../primitives/index.js';
import { usePicturePreload, useSwipe } from '../carousel/index.js';
import * as styles from './HeroCarousel.css.js';
import { type HeroCarouselLabels, heroCarouselLabels } from './HeroCarousel.labels.js';
import { HeroControls } from './HeroControls.js';
import { HeroSlideText } from './HeroSlideText.js';
import { useAutoplayPause } from './useAutoplayPause.js';
import { useShownPicture } from './useShownPicture.js';
import { useSlideRotation } from './useSlideRotation.js';

export interface HeroCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The page's heading, visually hidden. It also names the section, so omit the word "carousel". */
  heading: string;
  /**
   * Slides in display order, with unique titles. A single slide has no controls. Without slides only the heading is
   * rendered, so that the page still has one.
   */
  slides: HeroSlide[];
  /** What the agency does, and where, in one short line. Fixed above the slides, which change. */
  tagline?: string | undefined;
  /** The primary link, the same on every slide. */
  primaryAction: NavigationItem;
  /** Text of the second link, which opens the slide's `servicePath`. If either is missing, a slide has one link. */
  secondaryActionName?: string | undefined;
  /** A link to the agency's work, beside the controls on wide pages. Not shown with a single slide. */
  workLink?: NavigationItem | undefined;
  /**
   * The current slide, from 0 (controlled). A constant value pins that slide.
   *
   * @minimum 0
   */
  index?: number | undefined;
  /**
   * The initial slide, from 0 (uncontrolled).
   *
   * @default 0
   * @minimum 0
   */
  defaultIndex?: number | undefined;
  /** Called with the index of the slide that the visitor or the rotation requests. */
  onIndexChange?: ((index: number) => void) | undefined;
  /**
   * Time per slide, in ms.
   *
   * @default 8000
   * @minimum 1
   */
  interval?: number;
  /**
   * Whether the slides loop. Otherwise the rotation stops at the last.
   *
   * @default true
   */
  loop?: boolean;
  /**
   * Heading level. Slide titles are one level below.
   *
   * @default 1
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<HeroCarouselLabels>;
}

/**
 * A hero whose slides rotate until the visitor takes control (APG tabbed carousel). State: `data-rotation` on the root
 * is `rotating`, `paused` or `stopped`.
 */
export function HeroCarousel({
  heading,
  slides,
  tagline,
  primaryAction,
  secondaryActionName,
  workLink,
  index,
  defaultIndex,
  onIndexChange,
  interval = 8000,
  loop = true,
  headingLevel = 1,
  labels: labelOverrides,
  className,
  ...rest
}: HeroCarouselProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('HeroCarousel', { primaryAction }, { slides });
    assertFields('HeroCarousel', 'primaryAction', primaryAction, ['name', 'path']);
    assertItems('HeroCarousel', 'slides', slides, ['title', 'image'], [], ['description']);
  }
  const labels = useLabels('HeroCarousel', heroCarouselLabels, labelOverrides);
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const rotationButton = useRef<HTMLButtonElement>(null);
  const count = slides.length;
  const rotation = useSlideRotation({
    count,
    interval,
    loop,
    motion: useMotion(),
    index,
    defaultIndex,
    onIndexChange,
  });
  const [firstIndex] = useState(rotation.index);
  const { isMounted } = usePicturePreload(rotation.index, count, 'next');
  const { shown, markReady, decode } = useShownPicture(rotation.index);
  useAutoplayPause(stage, rotationButton, rotation);
  const several = count > 1;
  const current = slides[rotation.index];
  const swipe = useSwipe((towards) => rotation[towards]());

  const ids = {
    slides: `${id}-slides`,
    tab: (slide: number) => `${id}-tab-${slide}`,
    panel: (slide: number) => `${id}-panel-${slide}`,
  };
  // Screen readers would announce a live region that already has content when the page loads.
  const live = useIsHydrating() || rotation.state === 'rotating' ? 'off' : 'polite';
  const HeadingTag = `h${headingLevel}` as const;
  const titleLevel = (headingLevel + 1) as HeadingLevel;

  return (
    <Section
      tone="night"
      space="none"
      aria-roledescription={several ? labels.carousel : undefined}
      aria-labelledby={rest['aria-label'] ? undefined : `${id}-heading`}
      data-rotation={rotation.state}
      className={classes(styles.hero, className)}
      {...rest}
    >
      <HeadingTag id={`${id}-heading`} className={styles.heading}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </HeadingTag>
      {count > 0 && (
        <div ref={stage} className={styles.stage} {...swipe}>
          <div data-part="pictures" className={styles.pictures}>
            {slides.map(
              ({ image, title }, slide) =>
                isMounted(slide) && (
                  <div key={title} className={styles.sheet} data-slide={shown === slide ? 'current' : 'other'}>
                    <div className={styles.cut}>
                      <div className={styles.picture} data-phone-focus={image.phoneFocus}>
                        <Picture
                          picture={image}
                          sizes="100vw"
                          alt=""
                          priority={slide === firstIndex}
                          className={styles.image}
                          onLoad={({ currentTarget }) => decode(slide, currentTarget)}
                          onError={() => markReady(slide)}
                        />
                      </div>
                    </div>
                  </div>
                ),
            )}
          </div>
          {several && (
            <HeroControls
              ids={ids}
              count={count}
              loop={loop}
              workLink={workLink}
              rotation={rotation}
              rotationButton={rotationButton}
              labels={labels}
            />
          )}
          {several && current && (
            // Separate from the slides, which would be announced link by link with their words run together.
            <VisuallyHidden aria-live={live} aria-atomic>
              {labels.slideName(rotation.index + 1, count, current.title)}
            </VisuallyHidden>
          )}
          <div className={styles.content}>
            {tagline && <p className={styles.tagline}>{tagline}</p>}
            <div id={ids.slides} className={styles.slides}>
              {slides.map((slide, position) => (
                <HeroSlideText
                  key={slide.title}
                  slide={slide}
                  titleLevel={titleLevel}
                  primaryAction={primaryAction}
                  secondaryActionName={secondaryActionName}
                  inert={position !== rotation.index}
                  data-slide={position === rotation.index ? 'current' : 'other'}
                  {...(several && {
                    role: 'tabpanel',
                    id: ids.panel(position),
                    'aria-roledescription': labels.slide,
                    'aria-label': labels.slideName(position + 1, count, slide.title),
                  })}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}
