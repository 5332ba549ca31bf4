'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../primitives/index.js';

export interface CountUpOptions {
  /** Where the count ends: whole, not negative. */
  target: number;
  /** How long it takes, in ms. With 0 nothing moves. */
  duration: number;
  /**
   * How much of the element must show before it counts, in px. All of it is enough where it is lower than this, so that
   * it also counts at the foot of a page that scrolls no further; half a window is enough where the window is low.
   */
  margin: number;
}

export interface CountUp<Target extends HTMLElement> {
  /** Goes to the element that must be in view. */
  ref: RefObject<Target | null>;
  /** The number of this moment, or `undefined` when the final one stands. */
  count: number | undefined;
}

/** Fast at first and slow at the end, where the steps can be read. It never turns back. */
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** How finely the browser reports how much of the element shows. */
const threshold = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Counts from 0 to a number when an element comes into view, once (spec section 4, "Impact counters"). On the server,
 * before hydration and where motion is not welcome the final number stands there; it goes to 0 no earlier than `margin`
 * before the element shows. A visitor who comes to it from below has passed it already, and it does not move any more.
 */
export function useCountUp<Target extends HTMLElement>({ target, duration, margin }: CountUpOptions): CountUp<Target> {
  const ref = useRef<Target>(null);
  const over = useRef(false);
  const motion = useMotion();
  const [share, setShare] = useState(1);

  useEffect(() => {
    const element = ref.current;
    if (motion === 'reduced' || duration <= 0 || over.current || !element) return;
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

    function leave() {
      over.current = true;
      near.disconnect();
      inView.disconnect();
    }

    function step(begin: number, now: number) {
      const next = Math.min(1, (now - begin) / duration);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame((later) => step(begin, later));
    }

    near.observe(element);
    inView.observe(element);
    return () => {
      near.disconnect();
      inView.disconnect();
      cancelAnimationFrame(frame);
      setShare(1);
    };
  }, [motion, duration, margin]);

  return { ref, count: share < 1 ? Math.round(target * easeOut(share)) : undefined };
}
