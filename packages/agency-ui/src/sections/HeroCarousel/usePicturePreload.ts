'use client';

import { useState } from 'react';

export interface PicturePreload {
  /** Index of the visible picture: the last requested one that has loaded. */
  shown: number;
  /** Whether a slide's picture may be rendered, and so be requested. */
  isMounted: (index: number) => boolean;
  /** Call it when a slide's picture has loaded or failed. */
  markLoaded: (index: number) => void;
}

/**
 * Decides which pictures of a carousel may load: initially the first; after the first change also the current and the
 * next one. A picture stays visible until the next one has loaded, so that a slow network never leaves a gap.
 *
 * @param index - The current slide, from 0.
 * @param count - Number of slides.
 */
export function usePicturePreload(index: number, count: number): PicturePreload {
  const [mounted, setMounted] = useState<readonly number[]>([index]);
  const [loaded, setLoaded] = useState<readonly number[]>([index]);
  const [shown, setShown] = useState(index);

  const moved = mounted.length > 1 || !mounted.includes(index);
  const missing = moved ? [index, (index + 1) % count].filter((wanted) => !mounted.includes(wanted)) : [];
  if (missing.length > 0) setMounted([...mounted, ...missing]);
  if (shown !== index && loaded.includes(index)) setShown(index);

  return {
    shown,
    isMounted: (slide) => mounted.includes(slide),
    markLoaded: (slide) => setLoaded((all) => (all.includes(slide) ? all : [...all, slide])),
  };
}
