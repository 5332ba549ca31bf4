'use client';

import { createContext, useContext } from 'react';

/** A short message about something that has happened. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
}

export const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);

/** Shows a toast. `undefined` without a `ToastProvider`: then say it in place. */
export function useToast() {
  return useContext(ToastContext);
}
