'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../../primitives/index.js';
import { type SlideIndex, type SlideIndexOptions, useSlideIndex } from '../carousel/index.js';

/** Why a rotation is paused. It resumes when the last reason no longer applies. */
export type PauseReason = 'hover' | 'hidden-tab' | 'out-of-view';

/**
 * `rotating`: slides change automatically. `paused`: they will again, once no reason to pause is left. `stopped`: only
 * the visitor changes slides or starts the rotation.
 */
export type RotationState = 'rotating' | 'paused' | 'stopped';

/** Fewer than two slides never rotate. */
export interface SlideRotationOptions extends Omit<SlideIndexOptions, 'component'> {
  /** Time per slide, in ms. */
  interval: number;
  /**
   * `reduced` stops the rotation, initially and when the setting changes, even if the visitor had started it (WCAG
   * 2.2.2). It can be started again.
   */
  motion: 'welcome' | 'reduced';
}

/** `next`, `previous` and `goTo` are visitor actions, so each of them stops the rotation. */
export interface SlideRotation extends SlideIndex {
  state: RotationState;
  /** Rotates until it is stopped, even with reduced motion and while the pointer is on the slides. */
  start: () => void;
  /** Stops until `start` is called. */
  stop: () => void;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
}

/** Minimum time left for the first slide after a late hydration, in ms. */
const minTimeLeft = 1000;

/** Time left until the first slide of a server-rendered page has had its interval, in ms. */
function timeLeftOfFirst(interval: number): number {
  // Not every browser reports paint timing, nor does jsdom.
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  return paint ? Math.max(interval - (performance.now() - paint.startTime), minTimeLeft) : interval;
}

/**
 * A rotating carousel's state: current slide, rotation and timer. A resumed slide gets its full interval again. The
 * interval of the first slide starts at the first paint, even if hydration is late.
 */
export function useSlideRotation({ interval, motion, ...options }: SlideRotationOptions): SlideRotation {
  const { count, loop = true } = options;
  const slides = useSlideIndex({ component: 'HeroCarousel', ...options });
  const { index } = slides;
  const isAtEnd = !loop && index === count - 1;
  /** The visitor's choice; by default the system setting decides. */
  const [choice, setChoice] = useState<'start' | 'stop'>();
  const [pauses, setPauses] = useState<readonly PauseReason[]>([]);
  const [lastMotion, setLastMotion] = useState(motion);
  /** Whether the first slide has been shown without interruption since before hydration. */
  const untouched = useRef(useIsHydrating());
  if (motion !== lastMotion) {
    setLastMotion(motion);
    if (motion === 'reduced' && choice === 'start') setChoice(undefined);
  }

  const runs = count > 1 && (choice ? choice === 'start' : motion === 'welcome');
  const active: RotationState = pauses.length > 0 ? 'paused' : 'rotating';
  const state: RotationState = runs ? active : 'stopped';

  const stop = useCallback(() => {
    untouched.current = false;
    setChoice('stop');
  }, []);
  const resume = useCallback((reason: PauseReason) => setPauses((all) => all.filter((other) => other !== reason)), []);
  const pause = useCallback((reason: PauseReason) => {
    untouched.current = false;
    setPauses((all) => (all.includes(reason) ? all : [...all, reason]));
  }, []);
  const stopThen = (move: () => void) => {
    stop();
    move();
  };

  const rotate = () => {
    untouched.current = false;
    if (isAtEnd) stop();
    else slides.next();
  };
  // A new callback from the caller must not restart the interval.
  const latestRotate = useRef(rotate);
  useEffect(() => {
    latestRotate.current = rotate;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own interval
  useEffect(() => {
    if (state !== 'rotating') return;
    const wait = untouched.current ? timeLeftOfFirst(interval) : interval;
    const timer = setTimeout(() => latestRotate.current(), wait);
    return () => clearTimeout(timer);
  }, [state, index, count, loop, interval]);

  return {
    index,
    state,
    next: () => stopThen(slides.next),
    previous: () => stopThen(slides.previous),
    goTo: (target) => stopThen(() => slides.goTo(target)),
    start: () => {
      setChoice('start');
      // Ignores hover, because the pointer is on the slides only to press the button.
      resume('hover');
      if (isAtEnd) slides.goTo(0);
    },
    stop,
    pause,
    resume,
  };
}
