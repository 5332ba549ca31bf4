'use client';

import { type RefObject, useEffect } from 'react';
import type { PauseReason, SlideRotation } from './useSlideRotation.js';

/**
 * Ties a rotation to what goes on around its slides (WCAG 2.2.2 and the APG's carousel pattern). It pauses while the
 * pointer rests on them, while the tab is hidden and while they are out of view; it stops when focus comes among
 * them, so that what is read or about to be used never goes away.
 *
 * Only one kind of focus does not stop it: a press on the rotation button itself, whose click says what is wanted.
 *
 * @param area - Everything that belongs to the slides, controls included.
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

    const observer = new IntersectionObserver((entries) => follow('out-of-view', !entries.at(-1)?.isIntersecting));
    observer.observe(element);

    const onHover = (event: PointerEvent) => {
      // A finger that lifts sends no leave that means anything.
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

    // What began before this page was hydrated sends no event any more.
    if (element.contains(document.activeElement)) stop();
    if (matchMedia('(hover: hover)').matches && element.matches(':hover')) pause('hover');

    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, [area, rotationButton, pause, resume, stop]);
}
