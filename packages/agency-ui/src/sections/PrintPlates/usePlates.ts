import { useRef, useState } from 'react';

/** Whether all plates have loaded. Nothing is loaded before the visitor reaches for the slider. */
type LoadingState = 'untouched' | 'loading' | 'loaded' | 'failed';

/**
 * Follows the loading of the plates.
 *
 * @param count - Number of plates.
 */
export function usePlates(count: number) {
  const [state, setState] = useState<LoadingState>('untouched');
  // A new attempt renders new images: browsers do not load a failed one again.
  const [attempt, setAttempt] = useState(0);
  const arrived = useRef(new Set<number>());

  return {
    state,
    attempt,
    /** Loads the plates, again if one of them has failed. */
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
