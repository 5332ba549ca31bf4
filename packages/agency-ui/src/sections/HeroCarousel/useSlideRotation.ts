'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useControllableState, useIsHydrating } from '../../primitives/index.js';

/** Why a rotation is paused. It resumes when the last reason no longer applies. */
export type PauseReason = 'hover' | 'hidden-tab' | 'out-of-view';

/**
 * `rotating`: slides change automatically. `paused`: they will again, once no reason to pause is left. `stopped`: only
 * the visitor changes slides or starts the rotation.
 */
export type RotationState = 'rotating' | 'paused' | 'stopped';

export interface SlideRotationOptions {
  /** Number of slides. Fewer than two never rotate. */
  count: number;
  /** Time per slide, in ms. */
  interval: number;
  /** Whether the slides loop. */
  loop: boolean;
  /**
   * `reduced` stops the rotation, initially and on a change, even if the visitor had started it (WCAG 2.2.2). It can be
   * started again.
   */
  motion: 'welcome' | 'reduced';
  /** The current slide, from 0 (controlled). */
  index?: number | undefined;
  /** The first slide, from 0 (uncontrolled). */
  defaultIndex?: number | undefined;
  /** Called with the slide that the visitor or the rotation asks for. */
  onIndexChange?: ((index: number) => void) | undefined;
}

export interface SlideRotation {
  /** The current slide, from 0. */
  index: number;
  state: RotationState;
  /** Changes by the visitor. Each of them stops the rotation. */
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  /** Rotates until it is stopped, even with reduced motion and while the pointer is on the slides. */
  start: () => void;
  /** Stops until `start` is called. */
  stop: () => void;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
}

/** Target of a step. Without a loop it is limited to the first and the last slide. */
function stepFrom(index: number, step: 1 | -1, count: number, loop: boolean): number {
  const target = index + step;
  return loop ? (target + count) % count : Math.min(Math.max(target, 0), count - 1);
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
 * State of a rotating carousel: current slide, rotation, and the timer. A resumed slide gets its full interval again.
 * The interval of the first slide starts at the first paint, even if hydration is late.
 */
export function useSlideRotation({
  count,
  interval,
  loop,
  motion,
  index: controlledIndex,
  defaultIndex = 0,
  onIndexChange,
}: SlideRotationOptions): SlideRotation {
  const [chosen, setChosen] = useControllableState({
    component: 'HeroCarousel',
    prop: 'index',
    value: controlledIndex,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });
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

  const index = Math.max(Math.min(chosen, count - 1), 0);
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
  const goTo = (target: number) => {
    stop();
    setChosen(target);
  };

  const rotate = () => {
    untouched.current = false;
    const target = stepFrom(index, 1, count, loop);
    if (target === index) stop();
    else setChosen(target);
  };
  // A new callback of the caller must not restart the interval.
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
    next: () => goTo(stepFrom(index, 1, count, loop)),
    previous: () => goTo(stepFrom(index, -1, count, loop)),
    goTo,
    start: () => {
      setChoice('start');
      // The pointer is on the slides because it pressed the button.
      resume('hover');
      if (!loop && index === count - 1) setChosen(0);
    },
    stop,
    pause,
    resume,
  };
}
