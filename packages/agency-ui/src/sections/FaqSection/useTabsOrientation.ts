'use client';

import { useSyncExternalStore } from 'react';
import { matchesMedia, subscribeToMedia } from '../../primitives/index.js';
import { from } from '../../theme/index.js';

const subscribe = (onChange: () => void) => subscribeToMedia(from.desktop, onChange);

/** Tab orientation at the current width: a column on desktops, rows below that breakpoint. */
export const tabsOrientation = () => (matchesMedia(from.desktop) ? 'vertical' : 'horizontal');

/** The same value, for rendering. The server and the hydration render assume a desktop. */
export function useTabsOrientation(): 'vertical' | 'horizontal' {
  return useSyncExternalStore(subscribe, tabsOrientation, () => 'vertical');
}
