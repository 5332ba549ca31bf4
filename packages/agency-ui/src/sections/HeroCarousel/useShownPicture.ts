'use client';

import { useState } from 'react';

export interface ShownPicture {
  /** Index of the visible picture: the last requested one that has loaded. */
  shown: number;
  /** Call it when a slide's picture has loaded or failed. */
  markLoaded: (slide: number) => void;
}

/**
 * Keeps a picture visible until the next one has loaded, so that a slow network never leaves a gap.
 *
 * @param index - The current slide, from 0.
 */
export function useShownPicture(index: number): ShownPicture {
  const [loaded, setLoaded] = useState<readonly number[]>([index]);
  const [shown, setShown] = useState(index);
  if (shown !== index && loaded.includes(index)) setShown(index);

  return { shown, markLoaded: (slide) => setLoaded((all) => (all.includes(slide) ? all : [...all, slide])) };
}
