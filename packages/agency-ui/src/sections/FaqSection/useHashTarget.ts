'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** The id in the fragment of the page's URL, or nothing. */
function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A malformed escape sequence, as in "#50%".
    return '';
  }
}

/**
 * Reports the part of a section that the visitor navigates to: by the fragment of the URL, on load and later, or by the
 * browser's own search (`beforematch`). The target of a fragment is scrolled into view once it is open.
 *
 * @param root - Contains every part. A part is an element with an id.
 * @param onTarget - Opens the part with that id. Called after the first render for what came before it.
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
      const named = document.getElementById(fragment());
      if (!named || !element.contains(named)) return;
      latest.current(named.id);
      setTarget({ element: named });
    };
    const reveal = (event: Event) => {
      if (event.target instanceof Element) latest.current(event.target.id);
    };
    // An element that the browser's search opened before hydration has lost its `hidden` attribute already.
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
    if (!target) return;
    // An answer is scrolled to with its question. A smooth scroll would end where the target was when it started, and
    // the categories and answers that open and close move it.
    const { element } = target;
    (element.closest('[data-hash-target]') ?? element).scrollIntoView({ behavior: 'instant' });
  }, [target]);
}
