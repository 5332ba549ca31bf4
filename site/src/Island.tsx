/** A part of a page that hydrates by itself, with code of its own. */
import { type ComponentType, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';
import { fragmentTarget } from './fragment.js';
import * as styles from './Island.css.js';
import { loadOnce } from './loadOnce.js';

/** Tells the boot script, which replays what was pressed before, that more of the page is hydrated. */
export const notifyHydrated = () => queueMicrotask(() => dispatchEvent(new Event('agency:hydrated')));

/** Resolves after the first island, once the visitor reads on: a page that nobody scrolls loads no far island. */
let resolveReading = () => {};
const isReading = new Promise<void>((resolve) => {
  resolveReading = () => {
    if (scrollY > 0) resolve();
    else addEventListener('scroll', () => resolve(), { once: true, passive: true });
  };
});

/**
 * Resolves when a visitor is about to need an island: it is within half a screen of the viewport, pointed at, pressed,
 * focused, or named by the fragment. Otherwise when the browser is idle, after the first island and the first scroll.
 *
 * @param isRetry - Waits for the visitor alone, after the code has failed to load.
 */
function untilNeeded(host: HTMLElement, isRetry: boolean): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const needed = () => {
      listening.abort();
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && needed(), {
      rootMargin: '50%',
    });
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      // On the window, since React stops events on their way to dehydrated elements.
      const listener = ({ target }: Event) => target instanceof Node && host.contains(target) && needed();
      addEventListener(type, listener, { capture: true, passive: true, signal });
    }
    if (isRetry) return;
    const isNamed = () => host.contains(fragmentTarget());
    addEventListener('hashchange', () => isNamed() && needed(), { signal });
    // The wrapper itself has no box.
    for (const child of host.children) observer.observe(child);
    // Safari has no idle callback.
    isReading.then(() => (globalThis.requestIdleCallback ?? setTimeout)(needed));
    if (isNamed() || host.matches(':hover, :focus-within')) needed();
  });
}

/** Loads an island's code when it is needed. The server's HTML stays until then, and after a failure. */
async function loadWhenNeeded<Module>(
  host: HTMLElement,
  load: () => Promise<Module>,
  isRetry = false,
): Promise<Module> {
  await untilNeeded(host, isRetry);
  return load().catch(() => loadWhenNeeded(host, load, true));
}

type IslandModule = { default: ComponentType };

interface ContentProps {
  host: RefObject<HTMLDivElement | null>;
  /** Settles when the island may hydrate. A ref of the host, since a component has no state before it hydrates. */
  ready: RefObject<Promise<IslandModule> | null>;
  onHydrated: (hydrated: true) => void;
}

/**
 * Makes an island of a module's default component. `data-island` on its wrapper is `dehydrated` or `hydrated`.
 *
 * @param load - Imports the module.
 */
export function island(load: () => Promise<IslandModule>) {
  const preload = loadOnce(load);

  function Content({ host, ready, onHydrated }: ContentProps) {
    useEffect(() => onHydrated(true), [onHydrated]);
    // On its first render a wrapper with content is one that the server has rendered.
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
    // React discards the server's HTML if an update reaches it before hydration: the same element each time.
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
