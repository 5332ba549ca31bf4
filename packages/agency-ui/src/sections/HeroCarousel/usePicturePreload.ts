'use client';

import { useState } from 'react';

export interface PicturePreload {
  /** The slide whose picture is on show: the last one asked for that has loaded. */
  shown: number;
  /** Whether a slide's picture may be in the page, and so be fetched. */
  isMounted: (index: number) => boolean;
  /** Says that a slide's picture has loaded, or never will. */
  markLoaded: (index: number) => void;
}

/**
 * Decides which pictures of a row of slides may be fetched. At first it is the first one alone; once the visitor or
 * the clock has moved on, also the slide on show and the one after it. A picture stays on show until the next one has
 * loaded, so that a slow network never leaves a hole.
 *
 * @param index - The slide on show, from 0.
 * @param count - How many slides there are.
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
