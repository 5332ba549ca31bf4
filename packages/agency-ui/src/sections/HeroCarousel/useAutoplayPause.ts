'use client';

import { type RefObject, useEffect } from 'react';
import { matchesMedia } from '../../primitives/index.js';
import type { PauseReason, SlideRotation } from './useSlideRotation.js';

/**
 * Pauses and stops a rotation on interaction (WCAG 2.2.2, APG carousel). It pauses on hover, in a hidden tab and out of
 * the viewport. It stops when focus enters the slides, so that content in use never disappears.
 *
 * Exception: pressing the rotation button focuses it without stopping, because its click sets the state.
 *
 * @param area - Contains the slides and their controls.
 * @param rotationButton - The button that starts and stops the rotation.
 */
export function useAutoplayPause(
  area: RefObject<HTMLElement | null>,
  rotationButton: RefObject<HTMLElement | null>,
  { pause, resume, stop }: Pick<SlideRotation, 'pause' | 'resume' | 'stop'>,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = (reason: PauseReason, holds: boolean) => (holds ? pause(reason) : resume(reason));

    const onVisibility = () => follow('hidden-tab', document.hidden);
    document.addEventListener('visibilitychange', onVisibility, { signal });
    onVisibility();

    const observer =
      typeof IntersectionObserver === 'function'
        ? new IntersectionObserver((entries) => follow('out-of-view', !entries.at(-1)?.isIntersecting))
        : undefined;
    observer?.observe(element);

    const onHover = (event: PointerEvent) => {
      // Touch fires `pointerleave` when the finger lifts.
      if (event.pointerType !== 'touch') follow('hover', event.type === 'pointerenter');
    };
    element.addEventListener('pointerenter', onHover, { signal });
    element.addEventListener('pointerleave', onHover, { signal });

    let pressed = false;
    const onPress = (event: PointerEvent) => {
      pressed = event.type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      document.addEventListener(type, onPress, { signal, capture: true });
    }
    element.addEventListener(
      'focusin',
      ({ target }) => {
        const byKeyboard = !pressed && (target as Element).matches(':focus-visible');
        if (target !== rotationButton.current || byKeyboard) stop();
      },
      { signal },
    );

    // Focus and hover from before hydration fire no event.
    if (element.contains(document.activeElement)) stop();
    if (matchesMedia('(hover: hover)') && element.matches(':hover')) pause('hover');

    return () => {
      listeners.abort();
      observer?.disconnect();
    };
  }, [area, rotationButton, pause, resume, stop]);
}
