'use client';

import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useState } from 'react';
import { Check, Icon, X } from '../../primitives/index.js';
import * as styles from './Toaster.css.js';
import type { ToastLabels } from './ToastProvider.labels.js';
import type { ToastMessage } from './useToast.js';

export interface ToasterProps {
  toasts: readonly (ToastMessage & { id: number })[];
  duration: number;
  words: ToastLabels;
}

/** Keeps what takes the focus out from under the toasts (WCAG 2.4.11): the page scrolls as if they were its header. */
function useRoomUnder(showing: boolean) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = viewport.current;
    if (!showing || !list) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockStart;
    const resized = new ResizeObserver(() => {
      style.scrollPaddingBlockStart = `${list.getBoundingClientRect().bottom + 16}px`;
    });
    resized.observe(list);
    return () => {
      resized.disconnect();
      style.scrollPaddingBlockStart = before;
    };
  }, [showing]);
  return viewport;
}

/** The toasts of a `ToastProvider`, on Radix Toast: announced politely, dismissed by button, Escape or a swipe. */
export function Toaster({ toasts, duration, words }: ToasterProps) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const viewport = useRoomUnder(toasts.some(({ id }) => !closed.has(id)));
  const [swipe] = useState<'left' | 'right'>(() => (document.documentElement.dir === 'rtl' ? 'left' : 'right'));

  return (
    <Toast.Provider duration={duration} label={words.toast} swipeDirection={swipe}>
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
          <div className={styles.words}>
            <Toast.Title className={styles.title}>{title}</Toast.Title>
            {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
          </div>
          <Toast.Close aria-label={words.close} className={styles.close}>
            <Icon icon={X} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={viewport} label={words.region('{hotkey}')} className={styles.viewport} />
    </Toast.Provider>
  );
}
