'use client';

import { useState } from 'react';

export interface Carousel {
  /** The slide on show, from 0. */
  index: number;
  /** Shows a slide, from 0. One before the first is the last, one after the last is the first. */
  goTo: (target: number) => void;
  next: () => void;
  previous: () => void;
  /** Says that the visitor is about to move: the neighbours of the slide on show may be fetched. */
  prepare: () => void;
  /** Whether a slide's picture belongs in the page, and so is fetched. */
  isMounted: (slide: number) => boolean;
}

/**
 * The state behind slides that only the visitor moves: which one is on show, in a loop, and which pictures may be
 * fetched. At first that is the one on show alone; its neighbours follow once the visitor comes near the controls,
 * and what has been in the page stays in it.
 *
 * @param count - How many slides there are.
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
