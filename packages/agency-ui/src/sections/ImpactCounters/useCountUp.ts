'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../primitives/index.js';

export interface CountUpOptions {
  /** Final value: a non-negative integer. */
  target: number;
  /** Duration of the count, in ms. With 0, nothing moves. */
  duration: number;
  /**
   * How much of the element must be visible before the count starts, in px. For a shorter element, its whole height is
   * enough, so that it also counts at the end of a page; in a short window, half the window is enough.
   */
  margin: number;
}

export interface CountUp<Target extends HTMLElement> {
  /** Ref of the element that must be in view. */
  ref: RefObject<Target | null>;
  /** The current value, or `undefined` while the final value shows. */
  count: number | undefined;
}

/** Cubic ease-out, whose last steps are slow enough to read. Monotonic. */
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** Thresholds at which the observer reports the element's visible part. */
const threshold = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Counts from 0 to a number once, when an element enters the viewport. The final value shows on the server, before
 * hydration and with reduced motion. It resets to 0 when the element is less than `margin` below the viewport. An
 * element reached by scrolling up does not count.
 */
export function useCountUp<Target extends HTMLElement>({ target, duration, margin }: CountUpOptions): CountUp<Target> {
  const ref = useRef<Target>(null);
  const over = useRef(false);
  const motion = useMotion();
  const [share, setShare] = useState(1);

  useEffect(() => {
    const element = ref.current;
    const canCount = motion !== 'reduced' && duration > 0 && !over.current && globalThis.IntersectionObserver;
    if (!canCount || !element) return;
    let frame = 0;

    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) setShare(1);
        else if (entry.boundingClientRect.top < 0) leave();
        else setShare(0);
      },
      { rootMargin: `${margin}px 0px` },
    );
    const inView = new IntersectionObserver(
      (entries) => {
        const shows = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
          intersectionRect.height > 0 &&
          intersectionRect.height >= Math.min(margin, boundingClientRect.height, innerHeight / 2);
        if (!entries.some(shows) || over.current) return;
        leave();
        frame = requestAnimationFrame((begin) => step(begin, begin));
      },
      { threshold },
    );

    function stop() {
      near.disconnect();
      inView.disconnect();
    }

    function leave() {
      over.current = true;
      stop();
    }

    function step(begin: number, now: number) {
      const next = Math.min(1, (now - begin) / duration);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame((later) => step(begin, later));
    }

    near.observe(element);
    inView.observe(element);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [motion, duration, margin]);

  return { ref, count: share < 1 ? Math.round(target * easeOut(share)) : undefined };
}
