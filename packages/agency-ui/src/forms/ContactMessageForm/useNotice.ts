'use client';

import { useEffect, useState } from 'react';
import type { SubmissionState } from '../useSubmission/index.js';

/** Whether the notice of a success has been up for its time, in milliseconds. */
export function useNotice(state: SubmissionState, duration: number): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (state !== 'succeeded') return;
    const timer = setTimeout(() => setGone(true), duration);
    return () => {
      clearTimeout(timer);
      setGone(false);
    };
  }, [state, duration]);
  return gone;
}
