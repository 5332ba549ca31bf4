'use client';

import { useSyncExternalStore } from 'react';
import { from } from '../../theme/index.js';

function subscribe(onChange: () => void) {
  const query = matchMedia(from.desktop);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** How the tabs stand: in a column on a desktop, in rows below it. The arrow keys follow (APG tabs). */
export function useTabsOrientation(): 'vertical' | 'horizontal' {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(from.desktop).matches ? 'vertical' : 'horizontal'),
    () => 'vertical',
  );
}
