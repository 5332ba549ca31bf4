'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { motionQuery } from '../../theme/index.js';

/** What an application asks for; see `AgencyProviderProps.motion`. */
export type MotionPreference = 'system' | 'reduced';

export const MotionContext = createContext<MotionPreference>('system');

function subscribe(onChange: () => void) {
  const query = matchMedia(motionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether motion is welcome. The server, and so the first render in the browser, answers no: the prerendered page is
 * the finished state, and motion is added to it.
 */
export function useMotion(): 'welcome' | 'reduced' {
  const preference = useContext(MotionContext);
  const welcome = useSyncExternalStore(
    subscribe,
    () => matchMedia(motionQuery).matches,
    () => false,
  );
  return preference === 'system' && welcome ? 'welcome' : 'reduced';
}
