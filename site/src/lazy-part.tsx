import { type ComponentType, type RefObject, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { tellAlive } from './alive.js';
import * as styles from './lazy-part.css.js';
import { type Loader, loadOnce } from './load-once.js';
import { arrivalOf } from './part-turn.js';

interface PartModule {
  default: ComponentType;
}

/** A part of a page whose code comes by itself; see `lazyPart`. */
export interface LazyPart {
  (): React.JSX.Element;
  /** Fetches its code: before the server renders it, and before the browser goes to its page. */
  load: Loader<PartModule>;
}

export interface LazyPartOptions {
  /** A parameter of the address that the part follows: where the address has it, the part does not wait. */
  reads?: string;
}

/**
 * A part of a page below its first screen. It stands in the prerendered page like any other; React takes it over, and
 * fetches its code, when the visitor scrolls near it or turns to it. Files under `parts` are built for this.
 *
 * State word: `data-part` is `waiting` while the browser alone works the part, and `live` from then on.
 */
export function lazyPart(fetchPart: Loader<PartModule>, { reads }: LazyPartOptions = {}): LazyPart {
  const load = loadOnce(fetchPart);
  function Part() {
    const wrapper = useRef<HTMLDivElement>(null);
    const [live, setLive] = useState(false);
    useEffect(() => {
      if (live) tellAlive();
    }, [live]);
    // The same element in each render: an update that reaches a boundary which cannot hydrate yet makes React throw
    // the server's markup away.
    const content = useMemo(
      () => (
        <Suspense>
          <Content wrapper={wrapper} load={load} onLive={setLive} />
        </Suspense>
      ),
      [],
    );
    return (
      <div ref={wrapper} data-part={live ? 'live' : 'waiting'} data-reads={reads} className={styles.part}>
        {content}
      </div>
    );
  }
  return Object.assign(Part, { load });
}

interface ContentProps {
  wrapper: RefObject<HTMLDivElement | null>;
  load: Loader<PartModule>;
  onLive: (live: true) => void;
}

function Content({ wrapper, load, onLive }: ContentProps) {
  // Before its content is there, the wrapper holds something only where the server has rendered both.
  const [arrival] = useState(() => (wrapper.current?.firstElementChild ? arrivalOf(wrapper.current, load) : load()));
  const { default: Inside } = use(arrival);
  useEffect(() => onLive(true), [onLive]);
  return <Inside />;
}
