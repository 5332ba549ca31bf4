'use client';

import * as Toast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { Check, Icon, useBounds, X } from '../../primitives/index.js';
import * as styles from './Toaster.css.js';
import type { ToastLabels } from './ToastProvider.labels.js';
import type { ToastMessage } from './useToast.js';

export interface ToasterProps {
  toasts: readonly (ToastMessage & { id: number })[];
  duration: number;
  labels: ToastLabels;
}

/** Extends the scroll padding to the end of the toasts, so that they do not cover focused elements (WCAG 2.4.11). */
function useScrollPaddingBelow(showing: boolean) {
  const [list, { bottom }] = useBounds();
  useEffect(() => {
    if (!showing || bottom === 0) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockStart;
    style.scrollPaddingBlockStart = `${bottom + 16}px`;
    return () => {
      style.scrollPaddingBlockStart = before;
    };
  }, [showing, bottom]);
  return list;
}

/** The toasts of a `ToastProvider`, on Radix Toast: announced politely, dismissed by button, Escape or a swipe. */
export function Toaster({ toasts, duration, labels }: ToasterProps) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const viewport = useScrollPaddingBelow(toasts.some(({ id }) => !closed.has(id)));
  const [swipe] = useState<'left' | 'right'>(() => (document.documentElement.dir === 'rtl' ? 'left' : 'right'));

  return (
    <Toast.Provider duration={duration} label={labels.toast} swipeDirection={swipe}>
      {toasts.map(({ id, title, description }) => (
        <Toast.Root
          key={id}
          type="background"
          data-agency-tone="white"
          className={styles.toast}
          onOpenChange={(open) => !open && setClosed((before) => new Set(before).add(id))}
        >
          <span className={styles.sign}>
            <Icon icon={Check} className={styles.check} />
          </span>
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{title}</Toast.Title>
            {/* Radix announces the text nodes of a toast without a gap between them. */}
            {description && ' '}
            {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
          </div>
          <Toast.Close aria-label={labels.close} className={styles.close}>
            <Icon icon={X} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={viewport} label={labels.region('{hotkey}')} className={styles.viewport} />
    </Toast.Provider>
  );
}
