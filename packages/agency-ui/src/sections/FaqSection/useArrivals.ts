'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** The id that the page's address ends with, or nothing. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Half an escape sequence, as in "#50%".
    return '';
  }
}

/**
 * Tells which part of a section the visitor is being taken to: by the page's fragment, now or later, or by the
 * browser's own search (`beforematch`). What a fragment names is also brought into view, once it is open.
 *
 * @param root - Holds every part. A part is an element with an id.
 * @param arrive - Opens the part with that id. Called after the first render for what came before it.
 */
export function useArrivals(root: RefObject<HTMLElement | null>, arrive: (id: string) => void): void {
  const latest = useRef(arrive);
  const [target, setTarget] = useState<{ element: Element }>();

  useEffect(() => {
    latest.current = arrive;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const follow = () => {
      const named = document.getElementById(fragment());
      if (!named || !element.contains(named)) return;
      latest.current(named.id);
      setTarget({ element: named });
    };
    const reveal = (event: Event) => {
      if (event.target instanceof Element) latest.current(event.target.id);
    };
    // What the browser's search opened before React arrived has lost its attribute already.
    for (const found of element.querySelectorAll('[data-closed]:not([hidden])')) latest.current(found.id);
    follow();
    window.addEventListener('hashchange', follow);
    element.addEventListener('beforematch', reveal);
    return () => {
      window.removeEventListener('hashchange', follow);
      element.removeEventListener('beforematch', reveal);
    };
  }, [root]);

  useEffect(() => {
    target?.element.closest('[data-arrival]')?.scrollIntoView();
  }, [target]);
}
