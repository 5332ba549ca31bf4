'use client';

import type { Ref } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  ArrowLink,
  ChevronLeft,
  ChevronRight,
  Container,
  createNumberFormatter,
  Icon,
  Pause,
  Play,
  useAgency,
} from '../../primitives/index.js';
import { SlideDots } from '../carousel/index.js';
import type { HeroCarouselLabels } from './HeroCarousel.labels.js';
import * as styles from './HeroControls.css.js';
import type { SlideRotation } from './useSlideRotation.js';

/** Ids that link a dot to its slide. */
export interface SlideIds {
  slides: string;
  tab: (index: number) => string;
  panel: (index: number) => string;
}

interface HeroControlsProps {
  ids: SlideIds;
  count: number;
  loop: boolean;
  workLink: NavigationItem | undefined;
  rotation: SlideRotation;
  rotationButton: Ref<HTMLButtonElement>;
  labels: HeroCarouselLabels;
}

/**
 * Controls at the bottom of the hero. The DOM order is the APG's, with the rotation button first; visually the count
 * and the dots come first.
 */
export function HeroControls({ ids, count, loop, workLink, rotation, rotationButton, labels }: HeroControlsProps) {
  const { index, state } = rotation;
  const stopped = state === 'stopped';
  return (
    <div data-part="controls" className={styles.line}>
      <Container className={styles.row}>
        <div className={styles.buttons}>
          <button
            ref={rotationButton}
            type="button"
            className={styles.button}
            aria-label={stopped ? labels.startRotation : labels.stopRotation}
            onClick={stopped ? rotation.start : rotation.stop}
          >
            <Icon icon={stopped ? Play : Pause} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={labels.previousSlide}
            aria-controls={ids.slides}
            aria-disabled={!loop && index === 0}
            onClick={rotation.previous}
          >
            <Icon icon={ChevronLeft} directional />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={labels.nextSlide}
            aria-controls={ids.slides}
            aria-disabled={!loop && index === count - 1}
            onClick={rotation.next}
          >
            <Icon icon={ChevronRight} directional />
          </button>
        </div>
        <Count position={index + 1} count={count} />
        <SlideDots
          aria-label={labels.dots}
          count={count}
          index={index}
          goTo={rotation.goTo}
          tabId={ids.tab}
          panelId={ids.panel}
          dotName={labels.goToSlide}
          className={styles.dots}
          dotClassName={styles.dot}
        />
        {workLink && (
          <ArrowLink href={workLink.path} className={styles.workLink}>
            {workLink.name}
          </ArrowLink>
        )}
      </Container>
    </div>
  );
}

/** The slide's position, shown visually. For assistive technology, each slide's name contains it. */
function Count({ position, count }: { position: number; count: number }) {
  const { locale } = useAgency();
  const write = createNumberFormatter(locale, Math.max(2, `${count}`.length));
  return (
    // The server's locale data may be a different version from the browser's.
    <p aria-hidden="true" className={styles.count}>
      <span suppressHydrationWarning>{write(position)}</span>
      <span className={styles.total} suppressHydrationWarning>{` / ${write(count)}`}</span>
    </p>
  );
}
