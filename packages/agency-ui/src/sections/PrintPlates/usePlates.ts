import { useRef, useState } from 'react';

/** Whether all plates have loaded. Nothing loads before the visitor reaches for the slider. */
type LoadingState = 'untouched' | 'loading' | 'loaded' | 'failed';

/**
 * Tracks the loading of the plates.
 *
 * @param count - Number of plates.
 */
export function usePlates(count: number) {
  const [state, setState] = useState<LoadingState>('untouched');
  // A new attempt renders new images, because browsers do not reload a failed one.
  const [attempt, setAttempt] = useState(0);
  const arrived = useRef(new Set<number>());

  return {
    state,
    attempt,
    /** Loads the plates, or reloads them if one has failed. */
    request() {
      if (state === 'loading' || state === 'loaded') return;
      arrived.current.clear();
      setAttempt((previous) => previous + 1);
      setState('loading');
    },
    loaded(index: number) {
      arrived.current.add(index);
      if (arrived.current.size === count) setState('loaded');
    },
    failed() {
      setState('failed');
    },
  };
}
