'use client';

import { useState } from 'react';

export interface Carousel {
  /** The current slide, from 0. */
  index: number;
  /** Shows a slide, from 0. Indexes wrap around: one before the first is the last. */
  goTo: (target: number) => void;
  next: () => void;
  previous: () => void;
  /** Call it on hover or focus: it allows the adjacent pictures to load. */
  prepare: () => void;
  /** Whether a slide's picture may be rendered, and so be requested. */
  isMounted: (slide: number) => boolean;
}

/**
 * State of a carousel without rotation: the current slide, in a loop, and the pictures that may load. Initially only
 * the current one loads; adjacent ones follow on hover or focus. Loaded pictures stay mounted.
 *
 * @param count - Number of slides.
 */
export function useCarousel(count: number): Carousel {
  const [chosen, setChosen] = useState(0);
  const [mounted, setMounted] = useState<readonly number[]>([]);

  const index = Math.min(chosen, Math.max(count - 1, 0));
  const wrap = (target: number) => (target + count) % count;

  const mountAround = (centre: number) => {
    const wanted = [centre, wrap(centre + 1), wrap(centre - 1)].filter((slide) => !mounted.includes(slide));
    if (wanted.length > 0) setMounted([...mounted, ...wanted]);
  };
  const goTo = (target: number) => {
    setChosen(wrap(target));
    mountAround(wrap(target));
  };

  return {
    index,
    goTo,
    next: () => goTo(index + 1),
    previous: () => goTo(index - 1),
    prepare: () => mountAround(index),
    isMounted: (slide) => slide === index || mounted.includes(slide),
  };
}
