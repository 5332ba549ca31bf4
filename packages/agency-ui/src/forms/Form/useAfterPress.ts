'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Maximum time from the end of a press to its click, in ms. With touch, focus moves in between. */
const clickDelayMs = 400;

/**
 * Postpones changes that would move the page during a press. A message that appears when a field loses focus can move
 * the pressed link or box away from the pointer, and the browser then fires no click (wet-boew/wet-boew#6561).
 *
 * @returns a function that runs a task immediately, or after any press in progress. A later task replaces an earlier
 * one.
 */
export function useAfterPress(): (task: () => void) => void {
  const isPressing = useRef(false);
  const postponed = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      isPressing.current = false;
      const { current: task } = postponed;
      postponed.current = undefined;
      task?.();
    };
    const finishIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(finish, ms);
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const start = () => {
      clearTimeout(timer);
      isPressing.current = true;
    };
    document.addEventListener('pointerdown', start, options);
    document.addEventListener('pointerup', () => finishIn(clickDelayMs), options);
    document.addEventListener('pointercancel', () => finishIn(0), options);
    // Scheduled as a separate task, so that it runs after the click handlers.
    document.addEventListener('click', () => finishIn(0), options);
    // No event marks the end of a press in a native menu or list, or when the button is released outside the window.
    document.addEventListener('contextmenu', () => finishIn(0), options);
    // Holding down a modifier key during a press fires repeated key events.
    document.addEventListener('keydown', ({ repeat }) => repeat || finishIn(0), options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return useCallback((task) => {
    if (isPressing.current) postponed.current = task;
    else task();
  }, []);
}
