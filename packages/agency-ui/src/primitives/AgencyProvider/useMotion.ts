'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { isPaused, prefersMotion, setPaused, subscribeToMotion, systemAllowsMotion } from './motion-store.js';

/** The application's setting; see `AgencyProviderProps.motion`. */
export type MotionPreference = 'system' | 'reduced';

export const MotionContext = createContext<MotionPreference>('system');

const no = () => false;

/**
 * Whether motion is allowed: the application and the system allow it, and the visitor has not paused it with
 * `PauseAnimationsButton`. `reduced` on the server and while hydrating, so that prerendered HTML is the final state.
 */
export function useMotion(): 'welcome' | 'reduced' {
  const preference = useContext(MotionContext);
  const welcome = useSyncExternalStore(subscribeToMotion, prefersMotion, no);
  return preference === 'system' && welcome ? 'welcome' : 'reduced';
}

/** State of a motion switch; `unavailable` if there is nothing to pause. */
export type PauseAnimationsButtonState = 'unavailable' | 'playing' | 'paused';

/**
 * The visitor's choice about animations, for `PauseAnimationsButton` and custom switches. It is `unavailable` before
 * hydration, and where the system or the application reduces motion, because a page shouldn't override the system.
 */
export function usePauseAnimationsButton(): { state: PauseAnimationsButtonState; toggle: () => void } {
  const preference = useContext(MotionContext);
  const allowed = useSyncExternalStore(subscribeToMotion, systemAllowsMotion, no);
  const paused = useSyncExternalStore(subscribeToMotion, isPaused, no);
  const available = preference === 'system' && allowed;
  return { state: available ? (paused ? 'paused' : 'playing') : 'unavailable', toggle: () => setPaused(!isPaused()) };
}
