/** A part of a page that hydrates separately, with its own chunk. */
import { type ComponentType, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';
import { fragmentTarget } from './fragment.js';
import * as styles from './Island.css.js';
import { loadOnce } from './loadOnce.js';

/** Notifies the boot script, which replays queued clicks on hydrated elements. */
export const notifyHydrated = () => queueMicrotask(() => dispatchEvent(new Event('agency:hydrated')));

/** Notifies the boot script, which offers other ways to send a form while its chunk is missing. */
const notifyLoadFailed = () => dispatchEvent(new Event('agency:load-failed'));

/**
 * Resolves after the first island has hydrated and the page has been scrolled, so that an unscrolled page loads no far
 * islands.
 */
let resolveReading = () => {};
const isReading = new Promise<void>((resolve) => {
  resolveReading = () => {
    if (scrollY > 0) resolve();
    else addEventListener('scroll', () => resolve(), { once: true, passive: true });
  };
});

/** Delay before a failed chunk is loaded again, in ms. */
const retryDelayMs = 10_000;

/**
 * Resolves when an island is about to be needed: it is within half a screen of the viewport, hovered, pressed, focused,
 * or targeted by the URL's fragment. Otherwise resolves when the browser is idle, after the first island has hydrated
 * and the page has been scrolled.
 *
 * @param isRetry - Whether the chunk has failed to load before; then waits for an interaction, for the connection to
 * return or for a delay.
 */
function untilNeeded(host: HTMLElement, isRetry: boolean): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const needed = () => {
      listening.abort();
      clearTimeout(timer);
      observer?.disconnect();
      resolve();
    };
    const observer =
      typeof IntersectionObserver === 'function'
        ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && needed(), {
            rootMargin: '50%',
          })
        : undefined;
    const timer = isRetry ? setTimeout(needed, retryDelayMs) : undefined;
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
      // On the window, because React stops events that target dehydrated elements.
      const listener = ({ target }: Event) => target instanceof Node && host.contains(target) && needed();
      addEventListener(type, listener, { capture: true, passive: true, signal });
    }
    if (isRetry) return addEventListener('online', needed, { signal });
    const isNamed = () => host.contains(fragmentTarget());
    addEventListener('hashchange', () => isNamed() && needed(), { signal });
    // The wrapper itself has no box.
    for (const child of host.children) observer?.observe(child);
    // Safari has no `requestIdleCallback`.
    (observer ? isReading : Promise.resolve()).then(() => (globalThis.requestIdleCallback ?? setTimeout)(needed));
    if (isNamed() || host.matches(':hover, :focus-within')) needed();
  });
}

/** Loads an island's chunk when needed. The prerendered HTML stays until then, and after a failure. */
async function loadWhenNeeded<Module>(
  host: HTMLElement,
  load: () => Promise<Module>,
  isRetry = false,
): Promise<Module> {
  await untilNeeded(host, isRetry);
  return load().catch(() => {
    notifyLoadFailed();
    return loadWhenNeeded(host, load, true);
  });
}

type IslandModule = { default: ComponentType };

interface ContentProps {
  host: RefObject<HTMLDivElement | null>;
  /**
   * Promises that settle when an island may hydrate. Stored by host element, because a component has no state before
   * hydration.
   */
  ready: RefObject<Promise<IslandModule> | null>;
  onHydrated: (hydrated: true) => void;
}

/**
 * Creates an island from a module's default export. `data-island` on its wrapper is `dehydrated` or `hydrated`.
 *
 * @param load - Imports the module.
 */
export function island(load: () => Promise<IslandModule>) {
  const preload = loadOnce(load);

  function Content({ host, ready, onHydrated }: ContentProps) {
    useEffect(() => onHydrated(true), [onHydrated]);
    // A wrapper that already has content on the first render was prerendered.
    if (host.current?.firstElementChild) ready.current ??= loadWhenNeeded(host.current, preload);
    const module = ready.current ? use(ready.current) : (preload.loaded ?? use(preload()));
    return <module.default />;
  }

  function Island() {
    const host = useRef<HTMLDivElement>(null);
    const ready: ContentProps['ready'] = useRef(null);
    const [hydrated, setHydrated] = useState(false);
    useEffect(() => {
      if (!hydrated) return;
      resolveReading();
      notifyHydrated();
    }, [hydrated]);
    // React discards the prerendered HTML if an update arrives before hydration, so the element must stay the same.
    const content = useMemo(() => <Content host={host} ready={ready} onHydrated={setHydrated} />, []);
    return (
      <div ref={host} data-island={hydrated ? 'hydrated' : 'dehydrated'} className={styles.island}>
        <ErrorBoundary container={() => host.current}>
          <Suspense>{content}</Suspense>
        </ErrorBoundary>
      </div>
    );
  }
  return Object.assign(Island, { preload });
}
