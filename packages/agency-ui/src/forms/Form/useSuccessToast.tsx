'use client';

import { useToast } from '../ToastProvider/index.js';

/** Labels of a success toast. */
export interface SuccessToastLabels {
  toastTitle: string;
  toastDescription: string;
  /** Stays in the form after the toast has closed. */
  sent: string;
}

/** Shows success as a toast and a persistent line in the form. Without a `ToastProvider` the form shows everything. */
export function useSuccessToast({ toastTitle: title, toastDescription: description, sent }: SuccessToastLabels) {
  const toast = useToast();
  const notice = (
    <>
      {title}
      <br />
      {description}
    </>
  );
  return {
    onSuccess: () => toast?.({ title, description }),
    messages: toast ? { persistentMessage: sent } : { success: notice },
  };
}
