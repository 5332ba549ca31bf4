/** A visitor's setting in `localStorage`, as an external store for `useSyncExternalStore`. */
export interface StoredValue {
  /** The stored value, or `null` if there is none. */
  read(): string | null;
  /** Stores a value for later visits and the site's other tabs; `null` removes it. */
  write(value: string | null): void;
  /** Calls the listener after each change, including changes in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store for one key. If the browser blocks storage, as in some private windows, the value lasts until the
 * page closes.
 */
export function createStoredValue(key: string): StoredValue {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  /** Handles another tab's `storage` event. The key is `null` after `clear()`. */
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };

  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return unstored;
      }
    },
    write(value) {
      unstored = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Storage is blocked: see above.
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}
