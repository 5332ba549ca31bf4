import { type RefObject, useEffect, useState } from 'react';
import { matchesMedia } from '../../primitives/index.js';
import { below } from '../../theme/index.js';

/** Interactive controls. Links are excluded: cards are links, and the button covers one most of the time. */
const controls = 'input, textarea, select, button, label, summary, [role="tab"]';

/** Smaller scroll distances, in px, do not count as a change of direction. */
const jitter = 8;

/** Whether an element's resting place, transforms aside, is over a control. */
function coversControl(element: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  return [0, 0.5, 1].some((across) =>
    [0, 0.5, 1].some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((found) => !element.contains(found) && found.closest(controls)),
    ),
  );
}

/**
 * Whether a fixed element should step aside: where it covers a control, and on small screens while the visitor scrolls
 * down. It returns on scrolling up and at the end of the page.
 */
export function useStepAside(ref: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let lastY = scrollY;
    let down = false;
    let frame = 0;
    const update = () => {
      frame = 0;
      if (!ref.current) return;
      if (Math.abs(scrollY - lastY) > jitter) {
        down = scrollY > lastY;
        lastY = scrollY;
      }
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - jitter;
      const reading = down && !atEnd && matchesMedia(below.desktop);
      setAside(reading || coversControl(ref.current));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const events = ['scroll', 'resize', 'focusin'] as const;
    for (const event of events) addEventListener(event, schedule, { passive: true });
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, schedule);
    };
  }, [ref]);
  return aside;
}
