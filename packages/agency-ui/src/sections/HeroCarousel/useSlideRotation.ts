'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../../primitives/index.js';

/** Why a rotation waits. Each reason is kept by itself: the rotation goes on when the last one is gone. */
export type PauseReason = 'hover' | 'hidden-tab' | 'out-of-view';

/**
 * `rotating`: slides change by themselves. `paused`: they will again, once nothing is in the way. `stopped`: only the
 * visitor changes them, or starts the rotation.
 */
export type RotationState = 'rotating' | 'paused' | 'stopped';

export interface SlideRotationOptions {
  /** How many slides there are. Fewer than two never rotate. */
  count: number;
  /** Milliseconds for which a slide stands before the next one comes by itself. */
  interval: number;
  /** Whether the last slide leads to the first, and the first back to the last. */
  loop: boolean;
  /**
   * Whether motion is welcome: if not, the rotation begins stopped, and once it is no longer, the rotation stops although
   * it had been started (WCAG 2.2.2). It can be started again.
   */
  motion: 'welcome' | 'reduced';
}

export interface SlideRotation {
  /** The slide on show, from 0. */
  index: number;
  state: RotationState;
  /** Moves the visitor makes. Each stops the rotation: they took control. */
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Rotates until it is stopped, even where motion is not welcome and although the pointer rests on the slides. */
  start: () => void;
  /** Stops for good: only `start` undoes it. */
  stop: () => void;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
}

/** Where a step leads. Without a loop it stays within the first and the last slide. */
function stepFrom(index: number, step: 1 | -1, count: number, loop: boolean): number {
  const target = index + step;
  return loop ? (target + count) % count : Math.min(Math.max(target, 0), count - 1);
}

/** Milliseconds that the first slide still stands, when React takes over a page that has been on show for long. */
const leastLeft = 1000;

/** Milliseconds until the first slide has stood for an interval, on a page that the server has rendered. */
function leftOfFirst(interval: number): number {
  // Not every browser, and no simulated one, tells when it painted.
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  return paint ? Math.max(interval - (performance.now() - paint.startTime), leastLeft) : interval;
}

/**
 * The state behind slides that change by themselves: which one is on show, whether the next one comes by itself, and
 * the time until then. After a pause a slide has its whole interval again. The first one has been on show since the
 * page was painted, however late React came.
 */
export function useSlideRotation({ count, interval, loop, motion }: SlideRotationOptions): SlideRotation {
  const [chosen, setChosen] = useState(0);
  /** What the visitor asked for; without a word from them it is as their system says. */
  const [wish, setWish] = useState<'start' | 'stop'>();
  const [pauses, setPauses] = useState<readonly PauseReason[]>([]);
  const [lastMotion, setLastMotion] = useState(motion);
  /** The first slide stands as it has since before React, and nothing has interrupted it. */
  const untouched = useRef(useIsHydrating());
  if (motion !== lastMotion) {
    setLastMotion(motion);
    if (motion === 'reduced' && wish === 'start') setWish(undefined);
  }

  const index = Math.min(chosen, Math.max(count - 1, 0));
  const runs = count > 1 && (wish ? wish === 'start' : motion === 'welcome');
  const active: RotationState = pauses.length > 0 ? 'paused' : 'rotating';
  const state: RotationState = runs ? active : 'stopped';

  const stop = useCallback(() => {
    untouched.current = false;
    setWish('stop');
  }, []);
  const resume = useCallback((reason: PauseReason) => setPauses((all) => all.filter((other) => other !== reason)), []);
  const pause = useCallback((reason: PauseReason) => {
    untouched.current = false;
    setPauses((all) => (all.includes(reason) ? all : [...all, reason]));
  }, []);
  const goTo = (target: number) => {
    stop();
    setChosen(target);
  };

  useEffect(() => {
    if (state !== 'rotating') return;
    const wait = untouched.current ? leftOfFirst(interval) : interval;
    const timer = setTimeout(() => {
      untouched.current = false;
      const target = stepFrom(index, 1, count, loop);
      if (target === index) stop();
      else setChosen(target);
    }, wait);
    return () => clearTimeout(timer);
  }, [state, index, count, loop, interval, stop]);

  return {
    index,
    state,
    next: () => goTo(stepFrom(index, 1, count, loop)),
    previous: () => goTo(stepFrom(index, -1, count, loop)),
    goTo,
    start: () => {
      setWish('start');
      // The pointer is on the slides because it pressed the button.
      resume('hover');
      if (!loop && index === count - 1) setChosen(0);
    },
    stop,
    pause,
    resume,
  };
}
