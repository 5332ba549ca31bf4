'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { isMotionWelcome, isPaused, setPaused, subscribeToMotion, systemAllowsMotion } from './motion-store.js';

/** What an application asks for; see `AgencyProviderProps.motion`. */
export type MotionPreference = 'system' | 'reduced';

export const MotionContext = createContext<MotionPreference>('system');

const no = () => false;

/**
 * Whether motion is welcome: to the application, to the visitor's system, and to the visitor, who may have paused it by
 * `MotionSwitch`. The server, and so the first render in the browser, answers no: the prerendered page is the finished
 * state, and motion is added to it.
 */
export function useMotion(): 'welcome' | 'reduced' {
  const preference = useContext(MotionContext);
  const welcome = useSyncExternalStore(subscribeToMotion, isMotionWelcome, no);
  return preference === 'system' && welcome ? 'welcome' : 'reduced';
}

/** What a switch for animations can say; `unavailable` where there is nothing to pause. */
export type MotionSwitchState = 'unavailable' | 'playing' | 'paused';

/**
 * The one choice of the visitor about animations, for `MotionSwitch` and for switches like it. It is `unavailable` on
 * the server and before hydration, and where the system or the application asks for less motion already: nothing moves
 * there, and a page has no business overruling the system.
 */
export function useMotionSwitch(): { state: MotionSwitchState; toggle: () => void } {
  const preference = useContext(MotionContext);
  const allowed = useSyncExternalStore(subscribeToMotion, systemAllowsMotion, no);
  const paused = useSyncExternalStore(subscribeToMotion, isPaused, no);
  const available = preference === 'system' && allowed;
  return { state: available ? (paused ? 'paused' : 'playing') : 'unavailable', toggle: () => setPaused(!isPaused()) };
}
