'use client';

import { useState } from 'react';

export interface ArrivingPictures {
  /** The slide whose picture is on show: the last one asked for that has arrived. */
  onShow: number;
  /** Whether a slide's picture may be in the page, and so be fetched. */
  isMounted: (index: number) => boolean;
  /** Says that a slide's picture has arrived, or never will. */
  arrive: (index: number) => void;
}

/**
 * Decides which pictures of a row of slides may be fetched. At first it is the first one alone; once the visitor or
 * the clock has moved on, also the slide on show and the one after it. A picture stays on show until the next one has
 * arrived, so that a slow network never leaves a hole.
 *
 * @param index - The slide on show, from 0.
 * @param count - How many slides there are.
 */
export function useArrivingPictures(index: number, count: number): ArrivingPictures {
  const [mounted, setMounted] = useState<readonly number[]>([index]);
  const [arrived, setArrived] = useState<readonly number[]>([index]);
  const [onShow, setOnShow] = useState(index);

  const moved = mounted.length > 1 || !mounted.includes(index);
  const missing = moved ? [index, (index + 1) % count].filter((wanted) => !mounted.includes(wanted)) : [];
  if (missing.length > 0) setMounted([...mounted, ...missing]);
  if (onShow !== index && arrived.includes(index)) setOnShow(index);

  return {
    onShow,
    isMounted: (slide) => mounted.includes(slide),
    arrive: (slide) => setArrived((all) => (all.includes(slide) ? all : [...all, slide])),
  };
}
