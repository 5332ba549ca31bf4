'use client';

import type { KeyboardEvent, Ref } from 'react';
import { ChevronLeft, ChevronRight, Container, Icon, Pause, Play, useAgency } from '../../primitives/index.js';
import type { HeroCarouselLabels } from './HeroCarousel.labels.js';
import * as styles from './HeroControls.css.js';
import { runsRightToLeft } from './reading-direction.js';
import type { SlideRotation } from './useSlideRotation.js';

/** Ids that tie a dot to its slide. */
export interface SlideIds {
  slides: string;
  tab: (index: number) => string;
  panel: (index: number) => string;
}

interface HeroControlsProps {
  ids: SlideIds;
  count: number;
  loop: boolean;
  rotation: SlideRotation;
  rotationButton: Ref<HTMLButtonElement>;
  words: HeroCarouselLabels;
}

/**
 * The line at the hero's foot. Its order for the keyboard is the APG's, the rotation button first; the eye sees the
 * count and the dots first.
 */
export function HeroControls({ ids, count, loop, rotation, rotationButton, words }: HeroControlsProps) {
  const { index, state } = rotation;
  const stopped = state === 'stopped';
  return (
    <div className={styles.line}>
      <Container className={styles.row}>
        <div className={styles.buttons}>
          <button
            ref={rotationButton}
            type="button"
            className={styles.button}
            aria-label={stopped ? words.startRotation : words.stopRotation}
            onClick={stopped ? rotation.start : rotation.stop}
          >
            <Icon icon={stopped ? Play : Pause} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={words.previousSlide}
            aria-controls={ids.slides}
            aria-disabled={!loop && index === 0}
            onClick={rotation.previous}
          >
            <Icon icon={ChevronLeft} directional />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={words.nextSlide}
            aria-controls={ids.slides}
            aria-disabled={!loop && index === count - 1}
            onClick={rotation.next}
          >
            <Icon icon={ChevronRight} directional />
          </button>
        </div>
        <Count position={index + 1} count={count} />
        <Dots ids={ids} count={count} rotation={rotation} words={words} />
      </Container>
    </div>
  );
}

/** Which slide of how many, for the eye; each slide's name says it to assistive technology. */
function Count({ position, count }: { position: number; count: number }) {
  const { locale } = useAgency();
  const digits = Math.max(2, String(count).length);
  const { format } = new Intl.NumberFormat(locale, { minimumIntegerDigits: digits, useGrouping: false });
  return (
    <p aria-hidden="true" className={styles.count}>
      {format(position)}
      <span className={styles.total}> / {format(count)}</span>
    </p>
  );
}

/** One dot for each slide: tabs that are one stop for the keyboard, with arrow keys, Home and End inside. */
function Dots({ ids, count, rotation, words }: Pick<HeroControlsProps, 'ids' | 'count' | 'rotation' | 'words'>) {
  const { index, goTo } = rotation;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // With Alt the arrows are the browser's way back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [back, forward] = runsRightToLeft(event.currentTarget)
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
    const targets = new Map([
      [back, (index - 1 + count) % count],
      [forward, (index + 1) % count],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const target = targets.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div role="tablist" aria-label={words.dots} className={styles.dots} onKeyDown={onKeyDown}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={ids.tab(slide)}
          type="button"
          role="tab"
          id={ids.tab(slide)}
          aria-controls={ids.panel(slide)}
          aria-selected={slide === index}
          aria-label={words.goToSlide(slide + 1)}
          tabIndex={slide === index ? 0 : -1}
          className={styles.dot}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  );
}
