'use client';

import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { useLabels } from '../../primitives/index.js';
import type { ToasterProps } from './Toaster.js';
import { type ToastLabels, toastLabels } from './ToastProvider.labels.js';
import { ToastContext, type ToastMessage } from './useToast.js';
// Imported here, not only with the lazy chunk, so that the package's stylesheet includes it.
import './Toaster.css.js';

export interface ToastProviderProps {
  /**
   * How long a toast is shown, in ms. Hovering, focus and a window in the background pause it.
   *
   * @default 6000
   * @minimum 0
   */
  duration?: number;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ToastLabels>;
  /** The application. Components inside show toasts through `useToast()`. */
  children: ReactNode;
}

/** More toasts than this would cover the page. */
const maxToasts = 3;

/**
 * Enables `useToast` for everything inside. Render one around the application. It adds nothing to prerendered HTML, and
 * its code loads with the first toast.
 */
export function ToastProvider({ duration = 6000, labels: labelOverrides, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType<ToasterProps> }>();
  const lastId = useRef(0);
  const labels = useLabels('ToastProvider', toastLabels, labelOverrides);

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current };
    setToasts((shown) => [...shown, toast].slice(-maxToasts));
    // If the chunk fails to load, the form's own message is enough.
    import('./Toaster.js').then(setLoaded, () => {});
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {loaded && <loaded.Toaster toasts={toasts} duration={duration} labels={labels} />}
    </ToastContext>
  );
}
