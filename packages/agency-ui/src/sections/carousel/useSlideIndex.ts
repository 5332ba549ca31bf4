'use client';

import { useControllableState } from '../../primitives/index.js';

export interface SlideIndexOptions {
  /** The component's name, for warnings. */
  component: string;
  /** Number of slides. */
  count: number;
  /**
   * Whether the slides loop, so that the one before the first is the last.
   *
   * @default true
   */
  loop?: boolean;
  /** The current slide, from 0 (controlled). */
  index?: number | undefined;
  /**
   * The initial slide, from 0 (uncontrolled).
   *
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Called with the requested slide. */
  onIndexChange?: ((index: number) => void) | undefined;
}

export interface SlideIndex {
  /** The current slide, from 0. It stays within the list even if the list becomes shorter. */
  index: number;
  goTo: (index: number) => void;
  /** Without a loop, `next` stays at the last slide and `previous` at the first. */
  next: () => void;
  previous: () => void;
}

/** A carousel's current slide. */
export function useSlideIndex({
  component,
  count,
  loop = true,
  index: controlledIndex,
  defaultIndex = 0,
  onIndexChange,
}: SlideIndexOptions): SlideIndex {
  const [chosen, goTo] = useControllableState({
    component,
    prop: 'index',
    value: controlledIndex,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });
  const within = (target: number) => Math.max(Math.min(target, count - 1), 0);
  const index = within(chosen);
  const step = (by: 1 | -1) => goTo(loop ? (index + by + count) % count : within(index + by));

  return { index, goTo, next: () => step(1), previous: () => step(-1) };
}
