'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { PageSection } from './SectionNavigation.js';

/**
 * The line that a section must have passed to be current, measured from the top of the window as a fraction of its
 * height.
 */
const readingLine = 1 / 3;

/** The last section that starts above the reading line; at the end of the page, the last one. */
export function findCurrent(sections: readonly PageSection[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const present = sections.filter(({ id }) => document.getElementById(id));
  // A short last section never reaches the reading line.
  if (scrollY > 0 && Math.ceil(scrollY) + clientHeight >= scrollHeight) return present.at(-1)?.id;
  return present.findLast(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    return top <= innerHeight * readingLine;
  })?.id;
}

/**
 * Tracks which of a page's sections is being read. `undefined` before the first of them, and before hydration.
 *
 * @param row - The list of links, which scrolls sideways on small screens to keep the current link in view.
 */
export function useCurrentSection(
  sections: readonly PageSection[],
  row: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(findCurrent(sections));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [sections]);

  useEffect(() => {
    const list = row.current;
    const link = current && list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    // `scrollIntoView` would scroll the page too.
    const [frame, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    list.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  }, [current, row]);

  return current;
}
