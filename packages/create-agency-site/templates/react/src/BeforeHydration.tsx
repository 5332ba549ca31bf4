'use client';

import { fillFallbackLinks } from 'agency-ui/form-fallback';
import { keepInput } from 'agency-ui/prehydration';
import { queuePresses } from 'agency-ui/press-queue';
import { useEffect } from 'react';

let isHydrated = false;

/** Starts as soon as the script of this file has loaded, before React hydrates the page. */
function watch() {
  const restoreInput = keepInput(document.body);
  const { replay } = queuePresses({
    isHydrated: () => isHydrated,
    load: () => {
      // The framework loads the page's scripts itself.
    },
  });
  fillFallbackLinks();
  return () => {
    isHydrated = true;
    // React has replaced the HTML if something else, such as a browser extension, had changed it.
    // A press waits until the form has rendered with what was typed: a field or button may be disabled without it.
    void restoreInput().then(replay);
  };
}

const finish = typeof document === 'undefined' ? undefined : watch();

/** Keeps what visitors type and press before the page is hydrated, also if React has to replace its HTML. */
export function BeforeHydration() {
  useEffect(() => finish?.(), []);
  return null;
}
