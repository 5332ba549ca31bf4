'use client';

import { createContext, useContext } from 'react';

/** A short message about something that has happened. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /**
   * Whether screen readers announce it. Set it to false if focus moves to the same message.
   *
   * @default true
   */
  isAnnounced?: boolean | undefined;
}

export const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);

/**
 * Returns a function that shows a toast, or `undefined` without a `ToastProvider`, in which case show the message in
 * place.
 */
export function useToast(): ((message: ToastMessage) => void) | undefined {
  return useContext(ToastContext);
}
