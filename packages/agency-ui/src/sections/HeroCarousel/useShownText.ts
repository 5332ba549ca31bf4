'use client';

import { useEffect, useState } from 'react';

/** How long the text waits for its picture, in ms. */
export const patience = 600;

/**
 * Index of the visible text. It changes together with the picture, but does not wait for a slow one.
 *
 * @param index - The current slide, from 0.
 * @param picture - Index of the visible picture.
 */
export function useShownText(index: number, picture: number): number {
  const [shown, setShown] = useState(index);
  if (shown !== index && picture === index) setShown(index);
  const isWaiting = shown !== index && picture !== index;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setShown(index), patience);
    return () => clearTimeout(timer);
  }, [isWaiting, index]);
  return shown;
}
