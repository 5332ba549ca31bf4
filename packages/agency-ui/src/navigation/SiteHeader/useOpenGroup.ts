'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { from } from '../../theme/index.js';
import { useMediaChange } from './useMediaChange.js';

interface OpenGroup {
  /** Value of the open group; '' while none is. */
  group: string;
  /** What opened it. A press closes only what a press has opened or kept. */
  by: 'hover' | 'press';
}

const none: OpenGroup = { group: '', by: 'press' };

/**
 * Which group of the main menu is open.
 *
 * - Hovering opens; the press that follows keeps the panel open, since mouse visitors press what they hover, and only
 *   the next press closes it. A press that opens (touch, pen, keyboard) is closed by the next one.
 * - Going to another page, or to a width without the main menu, closes.
 * - Until hydration the stylesheet opens panels by `:hover` and `:focus-within`; what it shows at that moment stays.
 *
 * @param root - Holds the groups, each marked `data-group="<value>"`.
 * @param currentPath - Path of the page shown.
 */
export function useOpenGroup(root: RefObject<HTMLElement | null>, currentPath: string | undefined) {
  const [state, setState] = useState(none);
  /** Group whose button was pressed since the pointer came to it. */
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
    /** For what the pointer's coming and going, Escape and a press outside ask for. */
    change: (group: string) => {
      // Radix opens a while after the pointer came. What was pressed meanwhile is decided.
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
