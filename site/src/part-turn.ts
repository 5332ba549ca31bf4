/** What a visitor does to an element that shows they are about to use it. */
const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Calls back at the first of some events within an element. */
function hear(element: Element, events: readonly string[], heard: () => void): void {
  const listening = new AbortController();
  const listen = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) return;
    listening.abort();
    heard();
  };
  // Before React, which lets no event through to what it has not taken over.
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of events) addEventListener(event, listen, options);
}

/** How far below the screen a part takes its turn: one screen. */
const ahead = '0px 0px 100% 0px';

/** Whether the address names a place within an element: it may lead to what only script can open. */
function leadsInto(element: Element): boolean {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  return place !== null && element.contains(place);
}

/** Settles when a visitor turns to an element. */
function touched(element: HTMLElement): Promise<void> {
  return new Promise((take) => {
    const lead = () => {
      if (!leadsInto(element)) return;
      removeEventListener('hashchange', lead);
      take();
    };
    addEventListener('hashchange', lead);
    lead();
    // The pointer or the focus may have come before React did.
    if (element.matches(':hover, :focus-within')) take();
    if (new URLSearchParams(location.search).has(element.dataset['reads'] ?? '')) take();
    hear(element, touches, take);
  });
}

/** Settles when the visitor has begun to scroll and an element is on the screen, or one screen below it. */
function near(element: Element): Promise<void> {
  return new Promise((take) => {
    const watch = () => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          take();
        },
        { rootMargin: ahead },
      );
      // The element itself has no box: its display is `contents`.
      for (const child of element.children) observer.observe(child);
    };
    // Who only looks at the first screen needs no more code than that: it is complete without.
    if (scrollY > 0) watch();
    else addEventListener('scroll', watch, { once: true, passive: true });
  });
}

/** What the parts that stand in the page wait for, and get. */
const arrivals = new WeakMap<Element, Promise<unknown>>();

async function arrive<Module>(element: HTMLElement, load: () => Promise<Module>): Promise<Module> {
  await Promise.race([near(element), touched(element)]);
  for (;;) {
    try {
      return await load();
    } catch {
      // The part is complete as it stands. Who turns to it again has another try.
      await new Promise<void>((again) => hear(element, ['pointerdown'], again));
    }
  }
}

/**
 * Fetches the code of a part that the server has rendered, when its turn has come. It never fails.
 *
 * @returns the same promise for the same element.
 */
export function arrivalOf<Module>(element: HTMLElement, load: () => Promise<Module>): Promise<Module> {
  const known = arrivals.get(element) as Promise<Module> | undefined;
  if (known) return known;
  const arrival = arrive(element, load);
  arrivals.set(element, arrival);
  return arrival;
}
