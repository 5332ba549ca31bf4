'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { SubmissionStatus } from '../useSubmission/index.js';

/** A submission that has been queued for longer is unlikely to be sent without the visitor's help. */
const overdueAfterMs = 7 * 24 * 60 * 60 * 1000;

/** Since when a submission has been queued, as Unix time in ms, once that is seven days ago. */
export function useOverdue(
  status: SubmissionStatus,
  attempt: RefObject<{ queuedAt?: number | undefined }>,
): number | undefined {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (status !== 'queued') return;
    const now = Date.now();
    // The device's clock may have been set back.
    const queuedAt = Math.min(attempt.current.queuedAt ?? now, now);
    const timer = setTimeout(() => setSince(queuedAt), queuedAt + overdueAfterMs - now);
    return () => {
      clearTimeout(timer);
      setSince(undefined);
    };
  }, [status, attempt]);
  return since;
}
