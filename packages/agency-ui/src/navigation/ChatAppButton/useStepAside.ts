import { type RefObject, useEffect, useState } from 'react';
import { matchesMedia } from '../../primitives/index.js';
import { below } from '../../theme/index.js';

/** Interactive controls. Links are excluded, because cards are links and the button covers one most of the time. */
const controls = 'input, textarea, select, button, label, summary, [role="tab"]';

/** Fields for typing and choosing. On a phone, the on-screen keyboard then leaves little room. */
const fields = 'input, textarea, select';

/** Elements that must not be covered, such as the large name in the footer. */
const keptClear = '[data-keep-clear]';

/** Scroll distances smaller than this, in px, don't count as a change of direction. */
const jitter = 8;

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** An element's resting position, ignoring transforms. */
const placeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) =>
  new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);

/**
 * Whether an area overlaps an element that must be kept clear. Hit testing would miss ornaments that ignore pointer
 * events.
 */
const coversKeptClear = (place: DOMRect) =>
  [...document.querySelectorAll(keptClear)].some((kept) => overlaps(place, kept.getBoundingClientRect()));

/** Whether one of an element's lines of text overlaps an area. */
const hasTextIn = (place: DOMRect) => (found: Element) =>
  [...found.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlaps(place, line));
  });

/** Whether an element is in a link without a picture, such as a `ButtonLink`, whose own box overlaps a place. */
const isLinkIn = (place: DOMRect) => (found: Element) => {
  const link = found.closest('a');
  // A card's link also takes presses on the card's picture, which is outside the link's box.
  return !!link && !link.querySelector('img') && overlaps(place, link.getBoundingClientRect());
};

/** The elements found in an area at a grid of points, excluding those inside the element that is to step aside. */
function elementsIn(place: DOMRect, aside: HTMLElement): Element[] {
  const found = [0, 0.5, 1].flatMap((across) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((down) =>
      document.elementsFromPoint(place.left + across * place.width, place.top + down * place.height),
    ),
  );
  return [...new Set(found)].filter((element) => !aside.contains(element));
}

/** Whether an element at its resting position covers something that matters on this screen. */
function coversContent(element: HTMLElement, isSmall: boolean): boolean {
  const place = placeOf(element);
  if (coversKeptClear(place)) return true;
  const found = elementsIn(place, element);
  return (
    found.some((one) => one.closest(controls)) ||
    (isSmall && (found.some(hasTextIn(place)) || found.some(isLinkIn(place))))
  );
}

/**
 * Whether a fixed element should step aside, checked now and after each layout change. It steps aside where it covers a
 * control or something that must be kept clear. On small screens, it also steps aside where it covers text or a
 * button-like link, while a field has focus, and while the visitor scrolls down. It returns when the visitor scrolls up,
 * and at the end of the page, where it covers nothing.
 */
export function useStepAside(ref: RefObject<HTMLElement | null>): boolean {
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let lastY = scrollY;
    let down = false;
    let frame = 0;
    let task: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      frame = 0;
      if (!ref.current) return;
      if (Math.abs(scrollY - lastY) > jitter) {
        down = scrollY > lastY;
        lastY = scrollY;
      }
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - jitter;
      const isSmall = matchesMedia(below.desktop);
      const reading = isSmall && down && !atEnd;
      const typing = isSmall && !!document.activeElement?.matches(fields);
      // Runs hit tests only where they affect the result, because this runs in every frame of a scroll.
      const covers = reading || typing || coversContent(ref.current, isSmall);
      // A script may have moved it aside before hydration, which React doesn't notice.
      ref.current.dataset['place'] = covers ? 'aside' : 'corner';
      setAside(covers);
    };
    // Runs after the next paint, because on a slow phone hit tests take longer than the change that a press makes.
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        task = setTimeout(update);
      });
    };
    const events = ['scroll', 'resize', 'focusin', 'focusout', 'click'] as const;
    for (const event of events) addEventListener(event, schedule, { passive: true });
    // An expanding answer can move controls under the button.
    const observer = globalThis.ResizeObserver && new ResizeObserver(schedule);
    observer?.observe(document.body);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      observer?.disconnect();
      for (const event of events) removeEventListener(event, schedule);
    };
  }, [ref]);
  return aside;
}
