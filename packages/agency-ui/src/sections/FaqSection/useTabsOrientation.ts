'use client';

import { useSyncExternalStore } from 'react';
import { from } from '../../theme/index.js';

function subscribe(onChange: () => void) {
  const query = matchMedia(from.desktop);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Orientation of the tabs at the current width: a column on desktops, rows below that breakpoint. */
export const tabsOrientation = () => (matchMedia(from.desktop).matches ? 'vertical' : 'horizontal');

/** The same for rendering. The server and the hydrating render assume a desktop. */
export function useTabsOrientation(): 'vertical' | 'horizontal' {
  return useSyncExternalStore(subscribe, tabsOrientation, () => 'vertical');
}
