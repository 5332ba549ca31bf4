'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useToast } from '../ToastProvider/index.js';
import type { SubmissionStatus } from '../useSubmission/index.js';
import type { LabelsInUse } from './Form.labels.js';

/**
 * How a form confirms a success:
 *
 * - `message`: in the form, until the next submission.
 * - `toast`: as a toast, with the persistent line `labels.sent` in the form. Without a `ToastProvider`: as `message`.
 * - `notice`: in the form for `noticeDuration` ms, then the persistent line `labels.sent`.
 */
export type FormConfirmation = 'message' | 'toast' | 'notice';

/** Whether the success notice has been shown for `duration` ms. */
function useNotice(status: SubmissionStatus, duration: number): boolean {
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

const titleOf = ({ succeeded }: LabelsInUse, values: unknown) =>
  typeof succeeded === 'function' ? succeeded(values as never) : succeeded;

/** The toast of a form; undefined if it confirms in place. */
export function useSuccessToast(confirmation: FormConfirmation, labels: LabelsInUse) {
  const toast = useToast();
  if (confirmation !== 'toast' || !toast) return undefined;
  return (values: unknown) => toast({ title: titleOf(labels, values), description: labels.succeededDetail });
}

interface Confirmation {
  /** Announced politely when it appears. */
  success?: ReactNode;
  persistentMessage?: ReactNode;
}

/** The success messages inside the form. The persistent one has no time limit (WCAG 2.2.1). */
export function useConfirmation(
  confirmation: FormConfirmation | 'toast shown',
  { status, sent }: { status: SubmissionStatus; sent: unknown },
  labels: LabelsInUse,
  noticeDuration: number,
): Confirmation {
  const isNoticeGone = useNotice(status, noticeDuration);
  if (status !== 'succeeded') return {};
  const title = titleOf(labels, sent);
  const isGone = confirmation === 'toast shown' || (confirmation === 'notice' && isNoticeGone);
  if (isGone) return { persistentMessage: labels.sent ?? title };
  return {
    success: (
      <>
        <div>{title}</div>
        {labels.succeededDetail && <div>{labels.succeededDetail}</div>}
      </>
    ),
  };
}
