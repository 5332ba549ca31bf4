'use client';

import { fillFallbackLinks } from 'agency-ui/form-fallback';
import { keepInput } from 'agency-ui/prehydration';
import { queuePresses } from 'agency-ui/press-queue';
import { useEffect } from 'react';

let isHydrated = false;

/** Starts as soon as this file's script has loaded, before React hydrates the page. */
function watch() {
  const restoreInput = keepInput(document.body);
  const { replay } = queuePresses({
    isHydrated: () => isHydrated,
    load: () => {
      // The framework itself loads the page's scripts.
    },
  });
  fillFallbackLinks();
  return () => {
    isHydrated = true;
    // React replaces the HTML if something else, such as a browser extension, has changed it. A click waits until the
    // form has rendered with what was typed, because a field or button may be disabled until then.
    void restoreInput().then(replay);
  };
}

const finish = typeof document === 'undefined' ? undefined : watch();

/** Keeps what visitors type and click before the page is hydrated, even if React has to replace its HTML. */
export function BeforeHydration() {
  useEffect(() => finish?.(), []);
  return null;
}
