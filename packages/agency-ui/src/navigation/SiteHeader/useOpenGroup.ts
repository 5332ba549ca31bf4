'use client';

import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { from } from '../../theme/index.js';
import { useMediaChange } from './useMediaChange.js';
import { usePageLeave } from './usePageLeave.js';

interface OpenGroup {
  /** Id of the open panel, or ''. */
  panel: string;
  /** How it was opened. A press closes a panel only if a press opened it or kept it open. */
  by: 'hover' | 'press';
}

const none: OpenGroup = { panel: '', by: 'press' };

const holdsFocus = (panel: string) => document.getElementById(panel)?.contains(document.activeElement) ?? false;

/**
 * State of the main menu: the open panel.
 *
 * - Hovering opens a panel. The next press keeps it open, because mouse users press what they hover; the press after
 *   that closes it. A panel opened by a press (touch, pen, keyboard) is closed by the next press.
 * - The pointer never closes a panel that contains focus, because focus would be lost.
 * - A panel closes when the page changes, when the visitor leaves it or goes back or forward, and at widths that don't
 *   show the main menu.
 * - Before hydration, CSS opens panels on `:hover` and `:focus-within`. A panel open at that point stays open.
 *
 * @param root - Contains each group as a list item: a button, followed by its panel.
 * @param currentPath - Path of the current page.
 * @param onHydrated - Called after hydration, in the same update that keeps a panel open.
 */
export function useOpenGroup(
  root: RefObject<HTMLElement | null>,
  currentPath: string | undefined,
  onHydrated: () => void,
) {
  const [{ panel: open, by }, setState] = useState(none);
  /** The panel whose button was pressed since the pointer entered it. */
  const pressed = useRef('');
  const [shownPath, setShownPath] = useState(currentPath);
  if (shownPath !== currentPath) {
    setShownPath(currentPath);
    setState(none);
  }

  const close = useCallback(() => setState(none), []);
  useMediaChange(from.desktop, close);
  usePageLeave(close);

  useEffect(() => {
    const panels = Array.from(root.current?.querySelectorAll('li > ul') ?? []);
    const shown = panels.find(
      ({ parentElement: group }) => group?.matches(':hover') || group?.contains(document.activeElement),
    );
    // Not urgent, because hydration has just occupied the main thread.
    startTransition(() => {
      if (shown) setState({ panel: shown.id, by: 'hover' });
      onHydrated();
    });
  }, [root, onHydrated]);

  return {
    /** Id of the open panel, or ''. */
    open,
    /** Handles hovering: the panel under the pointer, or '' shortly after the pointer has left. */
    hover: (panel: string) => {
      // Hover events are delayed. A press in the meantime takes precedence.
      const overridden = panel !== '' && panel === pressed.current;
      if (!overridden && !holdsFocus(open)) setState(panel ? { panel, by: 'hover' } : none);
    },
    /** Called when the pointer enters a group's button. */
    enter: () => {
      pressed.current = '';
    },
    /** Called when a group's button is pressed. */
    press: (panel: string) => {
      pressed.current = panel;
      setState(open === panel && by === 'press' ? none : { panel, by: 'press' });
    },
    /** Handles Escape. If focus is in the group, it returns to the group's button. */
    dismiss: () => {
      const group = document.getElementById(open)?.parentElement;
      if (group?.contains(document.activeElement)) group.querySelector('button')?.focus();
      close();
    },
    close,
  };
}
