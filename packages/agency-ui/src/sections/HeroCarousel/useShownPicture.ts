'use client';

import { useState } from 'react';

export interface ShownPicture {
  /** Index of the visible picture: the last requested one that is ready. */
  shown: number;
  /** Call it when a slide's picture has failed. */
  markReady: (slide: number) => void;
  /** Call it when a slide's picture has loaded. */
  decode: (slide: number, picture: HTMLImageElement) => void;
}

/**
 * Keeps a picture visible until the next one has loaded and been decoded, so that neither a slow network nor a slow
 * device leaves a gap.
 *
 * @param index - The current slide, from 0.
 */
export function useShownPicture(index: number): ShownPicture {
  const [ready, setReady] = useState<readonly number[]>([index]);
  const [shown, setShown] = useState(index);
  if (shown !== index && ready.includes(index)) setShown(index);

  const markReady = (slide: number) => setReady((all) => (all.includes(slide) ? all : [...all, slide]));
  const decode = (slide: number, picture: HTMLImageElement) => {
    // An image that the browser cannot decode is shown as it is.
    if ('decode' in picture)
      picture.decode().then(
        () => markReady(slide),
        () => markReady(slide),
      );
    else markReady(slide);
  };
  return { shown, markReady, decode };
}
