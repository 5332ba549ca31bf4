'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { SubmissionStatus } from '../useSubmission/index.js';

/** A submission queued for longer than this is unlikely to be sent without the visitor's help. */
const overdueAfterMs = 7 * 24 * 60 * 60 * 1000;

/** When a submission was queued, as Unix time in ms; undefined until that is seven days ago. */
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
