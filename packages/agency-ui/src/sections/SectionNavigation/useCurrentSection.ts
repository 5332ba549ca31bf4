'use client';

import { type RefObject, useEffect, useState } from 'react';
import { warnOnce } from '../../primitives/index.js';
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

/** Time after which a page has rendered its sections, even those that load late. */
const renderedAfterMs = 3000;

/** In development, warns about links to sections that the page does not have. */
function useMissingSectionWarnings(sections: readonly PageSection[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id, name } of sections) {
        if (document.getElementById(id)) continue;
        warnOnce(
          `SectionNavigation: no element on the page has the id "${id}", so the link ${JSON.stringify(name)} leads nowhere. ` +
            `Write id="${id}" on its section.`,
        );
      }
    }, renderedAfterMs);
    return () => clearTimeout(timer);
  }, [sections]);
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
  // biome-ignore lint/correctness/useHookAtTopLevel: a build has one value of NODE_ENV, so the order of hooks never changes.
  if (process.env.NODE_ENV !== 'production') useMissingSectionWarnings(sections);

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
