'use client';

import { useEffect, useState } from 'react';
import type { SubmissionStatus } from '../useSubmission/index.js';

/** Whether the success notice has been shown for `duration` ms. */
export function useNotice(status: SubmissionStatus, duration: number): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (status !== 'succeeded') return;
    const timer = setTimeout(() => setGone(true), duration);
    return () => {
      clearTimeout(timer);
      setGone(false);
    };
  }, [status, duration]);
  return gone;
}
