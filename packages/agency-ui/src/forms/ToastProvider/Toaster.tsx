'use client';

import * as Toast from '@radix-ui/react-toast';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Check, Icon, isComposing, useBounds, X } from '../../primitives/index.js';
import { useAfterPress } from '../Form/useAfterPress.js';
import * as styles from './Toaster.css.js';
import type { ToastLabels } from './ToastProvider.labels.js';
import type { ToastMessage } from './useToast.js';

export interface ToasterProps {
  toasts: readonly (ToastMessage & { id: number })[];
  duration: number;
  labels: ToastLabels;
}

/** The key that moves focus to the toasts. */
const hotkey = 'F8';

/** Radix' own listener also takes the key from input methods, which convert text with F8 (radix-ui/primitives#2558). */
const noRadixHotkey: string[] = [];

/** Moves focus to the toasts by `hotkey`, while there are any. */
function useHotkey(showing: boolean) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!showing) return;
    const focusList = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.code === hotkey && !hasModifier && !isComposing(event)) list.current?.focus();
    };
    document.addEventListener('keydown', focusList);
    return () => document.removeEventListener('keydown', focusList);
  }, [showing]);
  return list;
}

/** Space below the toasts, in px. */
const space = 16;

/** Whether scrolling the page leaves an element where it is: in a dialog, or in a fixed header. */
function isFixed(element: Element): boolean {
  const header = element.closest('header');
  return element.closest('dialog') !== null || (header !== null && getComputedStyle(header).position === 'fixed');
}

/** Moves what has the focus out from under the toasts. */
function revealFocused(list: Element | null): void {
  const { activeElement: focused, body, documentElement: root } = document;
  // Radix keeps elements of its own around the list that pass the focus on.
  const isInToasts = list?.closest('[role="region"]')?.contains(focused);
  if (!list || !focused || focused === body || isInToasts || isFixed(focused)) return;
  const toasts = list.getBoundingClientRect();
  const { left, right, top, bottom, height } = focused.getBoundingClientRect();
  const isCovered = top < toasts.bottom && bottom > toasts.top && left < toasts.right && right > toasts.left;
  const fits = height < root.clientHeight - toasts.bottom - space;
  // Not `scrollIntoView`: the scroll margin of the element would be added. jsdom has no layout, and so has no `scrollBy`.
  if (isCovered && fits) root.scrollBy?.({ top: top - toasts.bottom - space, behavior: 'instant' });
}

/**
 * Extends the scroll padding to the end of the toasts, so that they do not cover focused elements (WCAG 2.4.11), and
 * moves what has the focus out from under them.
 */
function useScrollPaddingBelow(showing: boolean, list: RefObject<Element | null>) {
  const [measure, { bottom }] = useBounds();
  const afterPress = useAfterPress();
  useEffect(() => {
    if (!showing || bottom === 0) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockStart;
    style.scrollPaddingBlockStart = `${bottom + space}px`;
    // A press gives focus too, and its click is lost if the page scrolls under the pointer.
    const reveal = () => afterPress(() => revealFocused(list.current));
    // The heading of what was sent gets focus without scrolling, before or after the toast appears.
    reveal();
    document.addEventListener('focusin', reveal);
    return () => {
      document.removeEventListener('focusin', reveal);
      style.scrollPaddingBlockStart = before;
    };
  }, [showing, bottom, list, afterPress]);
  return measure;
}

/** The toasts of a `ToastProvider`, on Radix Toast: announced politely, dismissed by button, Escape or a swipe. */
export function Toaster({ toasts, duration, labels }: ToasterProps) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const showing = toasts.some(({ id }) => !closed.has(id));
  const list = useHotkey(showing);
  const measure = useScrollPaddingBelow(showing, list);
  const viewport = useCallback(
    (element: HTMLOListElement | null) => {
      list.current = element;
      measure(element);
    },
    [list, measure],
  );
  // Radix announces every toast, in this container: what is not in the document is not announced.
  const [silence] = useState(() => document.createDocumentFragment());
  const isSilent = toasts.at(-1)?.isAnnounced === false;
  const [swipe] = useState<'left' | 'right'>(() => (document.documentElement.dir === 'rtl' ? 'left' : 'right'));

  return (
    <Toast.Provider
      duration={duration}
      label={labels.toast}
      swipeDirection={swipe}
      announcerContainer={isSilent ? silence : undefined}
    >
      {toasts.map(({ id, title, description }) => (
        <Toast.Root
          key={id}
          type="background"
          data-agency-tone="white"
          className={styles.toast}
          // Escape first cancels a composition.
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          onOpenChange={(open) => !open && setClosed((before) => new Set(before).add(id))}
        >
          <span className={styles.sign}>
            <Icon icon={Check} className={styles.check} />
          </span>
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{title}</Toast.Title>
            {/* Radix announces the text nodes of a toast without a gap between them. */}
            {description && <span> </span>}
            {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
          </div>
          <Toast.Close aria-label={labels.close} className={styles.close}>
            <Icon icon={X} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={viewport} hotkey={noRadixHotkey} label={labels.region(hotkey)} className={styles.viewport} />
    </Toast.Provider>
  );
}
