'use client';

import { type RefObject, useEffect } from 'react';

/** How many times as wide as its estimate a number is, at least 1. The stylesheet divides the font size by it. */
export const fitProperty = '--agency-figure-fit';

/** A number taller than this, in lines, has wrapped. A raised unit makes one line a little taller. */
const wrappedLines = 1.6;

/**
 * Keeps a number on one line if its digits are wider than the theme says, because the brand changed only the typeface
 * or the visitor set wider letter spacing. Measures only a number that has wrapped.
 *
 * @param ref - The number's element. Its first child is the stack of layers.
 */
export function useFittedNumber(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const figure = ref.current;
    const stack = figure?.firstElementChild;
    const layer = stack?.firstElementChild;
    if (!figure || !(stack instanceof HTMLElement) || !layer || typeof ResizeObserver === 'undefined') return;

    let frame = 0;
    const fitOnOneLine = () => {
      const { fontSize, lineHeight } = getComputedStyle(stack);
      const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize);
      if (layer.getBoundingClientRect().height < wrappedLines * line) return;
      const fit = Number(figure.style.getPropertyValue(fitProperty) || 1);
      stack.style.whiteSpace = 'nowrap';
      stack.style.maxInlineSize = 'none';
      const natural = layer.getBoundingClientRect().width;
      stack.style.whiteSpace = '';
      stack.style.maxInlineSize = '';
      // Rounded up, so that the number does not wrap again.
      figure.style.setProperty(fitProperty, String(Math.ceil(((fit * natural) / figure.clientWidth) * 102) / 100));
    };
    // In the next frame, because changing the size within the callback would raise a ResizeObserver error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fitOnOneLine);
    });
    observer.observe(layer);

    let isMounted = true;
    // A fallback font may be wider than the one that is still loading.
    document.fonts?.ready.then(() => {
      if (isMounted) figure.style.removeProperty(fitProperty);
    });
    return () => {
      isMounted = false;
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref]);
}
