'use client';

import { type ComponentPropsWithRef, type FocusEvent, type PointerEvent, useId } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  assertProps,
  ChevronLeft,
  ChevronRight,
  classes,
  Icon,
  Picture,
  useIsHydrating,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import { SlideDots, usePicturePreload, useSlideIndex, useSwipe } from '../carousel/index.js';
import { PlatePull } from './PlatePull.js';
import * as styles from './ServiceCarousel.css.js';
import { type ServiceCarouselLabels, serviceCarouselLabels } from './ServiceCarousel.labels.js';

export interface ServiceCarouselProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: what the pictures show, without the word "carousel". */
  name: string;
  /** A single picture has no controls. Without pictures, nothing is rendered. */
  pictures: readonly PictureSource[];
  /** The `sizes` attribute of the pictures. */
  sizes: string;
  /**
   * The picture's window: `landscape` 4:3, `wide` 16:10, `portrait` 4:5 and `panorama` 24:9 on wide pages, squarer on
   * narrow ones; `fill` takes the height of its parent.
   *
   * @default 'landscape'
   */
  shape?: 'landscape' | 'wide' | 'portrait' | 'panorama' | 'fill';
  /**
   * Position of the arrows and dots: below the picture, at its start or its end, or (on wide pages) in its lower corner.
   * On phones, where visitors swipe, only the dots show, at the end.
   *
   * @default 'start'
   */
  controls?: 'start' | 'end' | 'inside';
  /**
   * Prints the picture plate by plate as it scrolls into view, if the browser supports scroll-driven animations and the
   * visitor does not prefer reduced motion. Use it for one picture per page.
   *
   * @default false
   */
  animateOnScroll?: boolean;
  /** Class for the frame, for a layout in which it extends past the content. */
  frameClassName?: string | undefined;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ServiceCarouselLabels>;
}

/**
 * A looping carousel of pictures with arrows, dots and swiping (APG "Carousel", tabbed). It does not rotate
 * automatically, so it needs no stop button (WCAG 2.2.2).
 */
export function ServiceCarousel({
  name,
  pictures,
  sizes,
  shape = 'landscape',
  controls = 'start',
  animateOnScroll = false,
  frameClassName,
  labels: labelOverrides,
  className,
  onPointerEnter,
  onFocus,
  ...rest
}: ServiceCarouselProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('ServiceCarousel', {}, { pictures });
  const labels = useLabels('ServiceCarousel', serviceCarouselLabels, labelOverrides);
  const id = useId();
  // Screen readers would announce a live region that already has content when the page loads.
  const isHydrating = useIsHydrating();
  const slides = useSlideIndex({ component: 'ServiceCarousel', count: pictures.length });
  const { index } = slides;
  const { isMounted, prepare } = usePicturePreload(index, pictures.length, 'both');
  const panelId = (slide: number) => `${id}-slide-${slide}`;
  const swipe = useSwipe((towards) => slides[towards]());

  const root = classes(styles.carousel, (shape === 'wide' || shape === 'fill') && styles.full, className);
  const frame = classes(styles.frame, styles.shapes[shape], animateOnScroll && styles.animateOnScroll, frameClassName);
  const [first] = pictures;
  const current = pictures[index];
  if (!first) return null;
  if (pictures.length === 1) {
    return (
      <div className={root} {...rest}>
        <div className={frame}>
          <Picture picture={first} sizes={sizes} />
          {animateOnScroll && <PlatePull />}
        </div>
      </div>
    );
  }

  const enter = (event: PointerEvent<HTMLDivElement>) => {
    prepare();
    onPointerEnter?.(event);
  };
  const focus = (event: FocusEvent<HTMLDivElement>) => {
    prepare();
    onFocus?.(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the APG's carousel is a group or a region.
    <div
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={name}
      className={root}
      onPointerEnter={enter}
      onFocus={focus}
      {...rest}
    >
      {/* Screen readers do not announce a picture inserted into a live region. */}
      <VisuallyHidden aria-live={isHydrating ? 'off' : 'polite'} aria-atomic>
        {labels.slideName(index + 1, pictures.length, current?.alt)}
      </VisuallyHidden>
      <div className={frame} {...swipe}>
        {pictures.map((picture, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their order, and may repeat.
            key={position}
            role="tabpanel"
            id={panelId(position)}
            aria-roledescription={labels.slide}
            aria-label={labels.slideName(position + 1, pictures.length)}
            inert={position !== index}
            data-slide={position === index ? 'current' : 'other'}
            className={styles.slide}
          >
            {isMounted(position) && <Picture picture={picture} sizes={sizes} />}
          </div>
        ))}
        {animateOnScroll && <PlatePull />}
      </div>
      <div className={classes(styles.controls, styles.placements[controls])}>
        <div className={styles.arrows}>
          <button type="button" aria-label={labels.previousSlide} onClick={slides.previous} className={styles.arrow}>
            <Icon icon={ChevronLeft} directional />
          </button>
          <button type="button" aria-label={labels.nextSlide} onClick={slides.next} className={styles.arrow}>
            <Icon icon={ChevronRight} directional />
          </button>
        </div>
        <SlideDots
          aria-label={labels.dots}
          count={pictures.length}
          index={index}
          goTo={slides.goTo}
          panelId={panelId}
          dotName={labels.goToSlide}
          className={styles.dots}
          dotClassName={styles.dot}
        />
      </div>
    </div>
  );
}
