'use client';

import { useToast } from '../ToastProvider/index.js';

/** The words of a success that a toast tells. */
export interface ToastOutcomeLabels {
  toastTitle: string;
  toastDescription: string;
  /** Stays in the form when the toast has gone. */
  sent: string;
}

/** Tells of a success by a toast, and leaves a line in the form; without a `ToastProvider` the form tells it all. */
export function useToastOutcome({ toastTitle: title, toastDescription: description, sent }: ToastOutcomeLabels) {
  const toast = useToast();
  const notice = (
    <>
      {title}
      <br />
      {description}
    </>
  );
  return { onTaken: () => toast?.({ title, description }), outcome: toast ? { quiet: sent } : { success: notice } };
}
