'use client';

import { useState } from 'react';

export interface PicturePreload {
  /** Whether a slide's picture may be rendered, and therefore requested. */
  isMounted: (slide: number) => boolean;
  /** Call it when a change is likely, such as on hover, to let the adjacent pictures load. */
  prepare: () => void;
}

/**
 * Decides which pictures of a carousel may load: initially the current one; after the first change or `prepare`, the
 * adjacent ones too. Loaded pictures stay mounted.
 *
 * @param index - The current slide, from 0.
 * @param count - Number of slides.
 * @param adjacent - Which adjacent pictures load ahead: the next one, where slides mostly move forward, or both.
 */
export function usePicturePreload(index: number, count: number, adjacent: 'next' | 'both'): PicturePreload {
  const [mounted, setMounted] = useState<readonly number[]>([index]);

  const mountAround = () => {
    const steps = adjacent === 'both' ? [0, 1, -1] : [0, 1];
    const wanted = new Set([...mounted, ...steps.map((step) => (index + step + count) % count)]);
    if (count > 0 && wanted.size > mounted.length) setMounted([...wanted]);
  };
  const moved = mounted.length > 1 || !mounted.includes(index);
  if (moved) mountAround();

  return { isMounted: (slide) => mounted.includes(slide), prepare: mountAround };
}
