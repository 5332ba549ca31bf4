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

/**
 * Radix's own listener also takes the key from input methods, which use F8 to convert text (radix-ui/primitives#2558).
 */
const noRadixHotkey: string[] = [];

/** Moves focus to the toasts on `hotkey`, while there are any. */
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

/** Whether an element stays put when the page scrolls, as in a dialog or a fixed header. */
function isFixed(element: Element): boolean {
  const header = element.closest('header');
  return element.closest('dialog') !== null || (header !== null && getComputedStyle(header).position === 'fixed');
}

/** Scrolls the focused element out from under the toasts. */
function revealFocused(list: Element | null): void {
  const { activeElement: focused, body, documentElement: root } = document;
  // Radix puts its own elements around the list to pass focus on.
  const isInToasts = list?.closest('[role="region"]')?.contains(focused);
  if (!list || !focused || focused === body || isInToasts || isFixed(focused)) return;
  const toasts = list.getBoundingClientRect();
  const { left, right, top, bottom, height } = focused.getBoundingClientRect();
  const isCovered = top < toasts.bottom && bottom > toasts.top && left < toasts.right && right > toasts.left;
  const fits = height < root.clientHeight - toasts.bottom - space;
  // Doesn't use `scrollIntoView`, which would add the element's scroll margin. jsdom has no layout, so it lacks
  // `scrollBy`.
  if (isCovered && fits) root.scrollBy?.({ top: top - toasts.bottom - space, behavior: 'instant' });
}

/**
 * Extends the scroll padding to the end of the toasts, so that they don't cover focused elements (WCAG 2.4.11), and
 * scrolls the focused element out from under them.
 */
function useScrollPaddingBelow(showing: boolean, list: RefObject<Element | null>) {
  const [measure, { bottom }] = useBounds();
  const afterPress = useAfterPress();
  useEffect(() => {
    if (!showing || bottom === 0) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBlockStart;
    style.scrollPaddingBlockStart = `${bottom + space}px`;
    // A press also moves focus, and its click would be lost if the page scrolled under the pointer.
    const reveal = () => afterPress(() => revealFocused(list.current));
    // The heading of the sent panel gets focus without scrolling, before or after the toast appears.
    reveal();
    document.addEventListener('focusin', reveal);
    return () => {
      document.removeEventListener('focusin', reveal);
      style.scrollPaddingBlockStart = before;
    };
  }, [showing, bottom, list, afterPress]);
  return measure;
}

/** A `ToastProvider`'s toasts, built on Radix Toast: announced politely, and dismissed by button, Escape or swipe. */
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
  // Radix announces every toast in this container. An element outside the document isn't announced.
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
