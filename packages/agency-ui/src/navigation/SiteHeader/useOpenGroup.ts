'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { from } from '../../theme/index.js';
import { useMediaChange } from './useMediaChange.js';

interface OpenGroup {
  /** Value of the open group, or ''. */
  group: string;
  /** How it was opened. A press closes only a panel that a press has opened or kept open. */
  by: 'hover' | 'press';
}

const none: OpenGroup = { group: '', by: 'press' };

/**
 * State of the main menu: the open group.
 *
 * - Hovering opens a panel. The next press keeps it open, since mouse users press what they hover; the press after that
 *   closes it. A panel opened by a press (touch, pen, keyboard) is closed by the next press.
 * - A change of page, or a width without the main menu, closes it.
 * - Before hydration CSS opens panels by `:hover` and `:focus-within`. A panel that is open then stays open.
 *
 * @param root - Contains the groups, each marked `data-group="<value>"`.
 * @param currentPath - Path of the current page.
 */
export function useOpenGroup(root: RefObject<HTMLElement | null>, currentPath: string | undefined) {
  const [state, setState] = useState(none);
  /** The group whose button was pressed since the pointer entered it. */
  const pressed = useRef('');
  const [shownPath, setShownPath] = useState(currentPath);
  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setState(none);
  }

  useEffect(() => {
    const groups = root.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    const shown = Array.from(groups).find((group) => group.matches(':hover') || group.contains(document.activeElement));
    const group = shown?.dataset['group'];
    if (group) startTransition(() => setState({ group, by: 'hover' }));
  }, [root]);

  const closeAll = useCallback(() => setState(none), []);
  useMediaChange(from.desktop, closeAll);

  return {
    open: state.group,
    /** Handles hover, Escape and presses outside. */
    change: (group: string) => {
      // Radix opens after a delay. A press in the meantime wins.
      if (group && group === pressed.current) return;
      setState((now) => (now.group === group ? now : { group, by: 'hover' }));
    },
    enter: () => {
      pressed.current = '';
    },
    press: (group: string) => {
      pressed.current = group;
      setState((now) => (now.group === group && now.by === 'press' ? none : { group, by: 'press' }));
    },
    close: (group: string) => setState((now) => (now.group === group ? none : now)),
  };
}
