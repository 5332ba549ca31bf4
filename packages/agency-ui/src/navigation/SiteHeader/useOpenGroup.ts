'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { from } from '../../theme/index.js';
import { useMediaChange } from './useMediaChange.js';

/** Delay before hovering opens a panel, in ms: the pointer may only cross the button. */
const openDelayMs = 200;

/** Delay before a panel that the pointer has left closes, in ms: the pointer may return. */
const closeDelayMs = 150;

interface OpenGroup {
  /** Id of the open panel, or ''. */
  panel: string;
  /** How it was opened. A press closes only a panel that a press has opened or kept open. */
  by: 'hover' | 'press';
}

const none: OpenGroup = { panel: '', by: 'press' };

/** The pointer must not close a panel that contains the focus: focus would be lost. */
const holdsFocus = (panel: string) => document.getElementById(panel)?.contains(document.activeElement) ?? false;

/**
 * State of the main menu: the open panel.
 *
 * - Hovering opens a panel. The next press keeps it open, since mouse users press what they hover; the press after that
 *   closes it. A panel opened by a press (touch, pen, keyboard) is closed by the next press.
 * - Escape, a press outside, a change of page, or a width without the main menu closes it.
 * - Before hydration CSS opens panels by `:hover` and `:focus-within`. A panel that is open then stays open.
 *
 * @param root - Contains each group as a list item: a button, followed by its panel.
 * @param currentPath - Path of the current page.
 */
export function useOpenGroup(root: RefObject<HTMLElement | null>, currentPath: string | undefined) {
  const [{ panel: open, by }, setState] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shownPath, setShownPath] = useState(currentPath);
  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setState(none);
  }

  /** Any other change comes first: it cancels this one. */
  const setLater = (state: OpenGroup, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setState, delayMs, state);
  };
  const setNow = useCallback((state: OpenGroup) => {
    clearTimeout(timer.current);
    setState(state);
  }, []);
  const close = useCallback(() => setNow(none), [setNow]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useMediaChange(from.desktop, close);

  useEffect(() => {
    const panels = Array.from(root.current?.querySelectorAll('li > ul') ?? []);
    const shown = panels.find(
      ({ parentElement: group }) => group?.matches(':hover') || group?.contains(document.activeElement),
    );
    if (shown) startTransition(() => setState({ panel: shown.id, by: 'hover' }));
  }, [root]);

  useEffect(() => {
    const group = document.getElementById(open)?.parentElement;
    if (!group) return;
    const handleEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (group.contains(document.activeElement)) group.querySelector('button')?.focus();
      close();
    };
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !group.contains(target)) close();
    };
    document.addEventListener('keydown', handleEscape);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleEscape);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [open, close]);

  return {
    /** Id of the open panel, or ''. */
    open,
    /** Handles a press of a group's button. */
    press: (panel: string) => setNow(open === panel && by === 'press' ? none : { panel, by: 'press' }),
    /** Handles the pointer over a group. From an open group to another there is no delay. */
    enter: (panel: string) => {
      if (open === panel || holdsFocus(open)) clearTimeout(timer.current);
      else setLater({ panel, by: 'hover' }, open ? 0 : openDelayMs);
    },
    /** Handles the pointer that leaves a group. */
    leave: (panel: string) => {
      if (!holdsFocus(panel)) setLater(none, closeDelayMs);
    },
    close,
  };
}
