'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readFragment } from '../../primitives/index.js';

/**
 * Reports the element that the URL's fragment targets, initially and when it changes, and the element that find-in-page
 * finds (`beforematch`). A fragment's target is scrolled into view once it is open.
 *
 * @param root - Contains all targets. A target is an element with an id.
 * @param onTarget - Opens the element with that id. Called after the first render for an initial target.
 */
export function useHashTarget(root: RefObject<HTMLElement | null>, onTarget: (id: string) => void): void {
  const latest = useRef(onTarget);
  const [target, setTarget] = useState<{ element: Element }>();

  useEffect(() => {
    latest.current = onTarget;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const follow = () => {
      const named = document.getElementById(readFragment());
      if (!named || !element.contains(named)) return;
      latest.current(named.id);
      setTarget({ element: named });
    };
    const reveal = (event: Event) => {
      if (event.target instanceof Element) latest.current(event.target.id);
    };
    // Find-in-page may have removed its `hidden` attribute before hydration.
    for (const found of element.querySelectorAll('[data-closed]:not([hidden])')) latest.current(found.id);
    follow();
    window.addEventListener('hashchange', follow);
    element.addEventListener('beforematch', reveal);
    return () => {
      window.removeEventListener('hashchange', follow);
      element.removeEventListener('beforematch', reveal);
    };
  }, [root]);

  // Runs before the opened panels are painted: without scroll anchoring, the target would jump away and back.
  useLayoutEffect(() => {
    if (!target) return;
    // Scrolls to the question above the answer. A smooth scroll would miss the target, because opening and closing
    // panels move it.
    const { element } = target;
    (element.closest('[data-hash-target]') ?? element).scrollIntoView({ behavior: 'instant' });
  }, [target]);
}
