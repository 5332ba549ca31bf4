/** A part of a page that hydrates by itself, with code of its own. */
import { type ComponentType, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.js';
import { fragmentTarget } from './fragment.js';
import * as styles from './Island.css.js';
import { loadOnce } from './loadOnce.js';

/** An island as a component. */
export interface Island<Props> {
  (props: Props): React.JSX.Element;
  /** Loads its code. Needed before a render in the browser, where no HTML of the server waits for it. */
  preload: () => Promise<unknown>;
}

interface IslandOptions {
  /** A query parameter that the island reads: where the address has it, the island hydrates at once. */
  query?: string;
}

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

/** Calls back each time somebody points at, presses or focuses something in an element. */
function onTouch(element: Element, callback: () => void, signal: AbortSignal): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    // On the window, since React stops events on their way to dehydrated elements.
    addEventListener(type, ({ target }) => target instanceof Node && element.contains(target) && callback(), {
      capture: true,
      passive: true,
      signal,
    });
  }
}

/**
 * Resolves when a visitor is about to need an island: it is within half a screen of the viewport, touched, or named by the
 * address. Otherwise when the browser is idle, after the first island and the first scroll.
 */
function untilNeeded(host: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const needed = () => {
      listening.abort();
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && needed(), {
      rootMargin: '50%',
    });
    // The wrapper itself has no box.
    for (const child of host.children) observer.observe(child);
    onTouch(host, needed, listening.signal);
    const isNamed = () => host.contains(fragmentTarget());
    addEventListener('hashchange', () => isNamed() && needed(), { signal: listening.signal });
    // Safari has no idle callback.
    isReading.then(() => (globalThis.requestIdleCallback ?? setTimeout)(needed));
    const isQueried = new URLSearchParams(location.search).has(host.dataset['query'] ?? '');
    if (isQueried || isNamed() || host.matches(':hover, :focus-within')) needed();
  });
}

/** Loads an island's code when it is needed. After a failure the next touch tries again; the HTML stays meanwhile. */
async function loadWhenNeeded<Module>(host: HTMLElement, load: () => Promise<Module>): Promise<Module> {
  await untilNeeded(host);
  for (;;) {
    try {
      return await load();
    } catch {
      const listening = new AbortController();
      await new Promise<void>((resolve) => onTouch(host, resolve, listening.signal));
      listening.abort();
    }
  }
}

/**
 * Makes an island of a module's default component. `data-island` on its wrapper is `dehydrated` or `hydrated`.
 *
 * @param load - Imports the module.
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { query }: IslandOptions = {},
): Island<Props> {
  const loadModule = loadOnce(load);

  interface ContentProps {
    host: RefObject<HTMLDivElement | null>;
    /** Settles when the island may hydrate. Outside of this component, which has no state before it hydrates. */
    ready: RefObject<ReturnType<typeof loadModule> | null>;
    props: Props;
    onHydrated: (hydrated: true) => void;
  }

  function Content({ host, ready, props, onHydrated }: ContentProps) {
    useEffect(() => onHydrated(true), [onHydrated]);
    // On its first render a wrapper with content is one that the server has rendered.
    if (host.current?.firstElementChild) ready.current ??= loadWhenNeeded(host.current, loadModule);
    const module = ready.current ? use(ready.current) : (loadModule.loaded ?? use(loadModule()));
    return <module.default {...props} />;
  }

  /** @param props - Are read once: React discards the server's HTML if they change before hydration. */
  function IslandHost(props: Props) {
    const host = useRef<HTMLDivElement>(null);
    const ready: ContentProps['ready'] = useRef(null);
    const [hydrated, setHydrated] = useState(false);
    useEffect(() => {
      if (!hydrated) return;
      resolveReading();
      notifyHydrated();
    }, [hydrated]);
    const content = useMemo(
      () => (
        <Suspense>
          <Content host={host} ready={ready} props={props} onHydrated={setHydrated} />
        </Suspense>
      ),
      [],
    );
    return (
      <div
        ref={host}
        data-island={hydrated ? 'hydrated' : 'dehydrated'}
        data-query={query}
        className={styles.island}
      >
        <ErrorBoundary container={() => host.current}>{content}</ErrorBoundary>
      </div>
    );
  }
  return Object.assign(IslandHost, { preload: loadModule });
}
