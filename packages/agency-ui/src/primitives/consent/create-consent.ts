import { createStoredValue } from '../stored-value.js';

/** A purpose for which a site needs the visitor's permission. */
export interface ConsentCategory<Id extends string = string> {
  /** Name in code and storage, such as `statistics`. */
  id: Id;
  /** Visible name: "Statistics". */
  name: string;
  /** One or two sentences saying what is loaded, from whom, and what they learn. */
  description: string;
  /**
   * Whether the site can't work without it. If so, it needs no permission and is shown without a choice.
   *
   * @default false
   */
  necessary?: boolean;
}

/** A visitor's decision. */
export interface ConsentChoice {
  /** Ids of the accepted categories. */
  accepted: readonly string[];
  /** When the choice was made, in ISO 8601: `2026-11-27T08:00:00.000Z`. */
  date: string;
  /** The version of the categories at that time. */
  version: string;
}

export interface ConsentOptions<Id extends string> {
  /** All categories. If none needs permission, visitors aren't asked. */
  categories: readonly ConsentCategory<Id>[];
  /** Version of the categories, such as the privacy policy's date. A new version asks every visitor again. */
  version: string;
  /**
   * Key in `localStorage`.
   *
   * @default 'agency-consent'
   */
  storageKey?: string;
}

/** A visitor's consent, for `ConsentBanner`, `ConsentGate` and scripts. */
export interface Consent<Id extends string = string> {
  readonly categories: readonly ConsentCategory<Id>[];
  /** Whether any category needs permission. */
  readonly isNeeded: boolean;
  /** The visitor's choice; `undefined` until they choose, and after a new version. */
  getChoice(): ConsentChoice | undefined;
  /** Whether a category may be loaded now. False on the server, before a choice, and for an unknown category. */
  isAllowed(category: Id): boolean;
  /** Stores a choice: the listed categories are accepted, all others are refused. */
  choose(accepted: readonly Id[]): void;
  /** Accepts one more category and leaves the others unchanged. */
  allow(category: Id): void;
  /**
   * Runs a function once the visitor accepts a category, or immediately if they already have. It may return a function
   * to run when they withdraw consent. A script that has run stays in memory until the page is reloaded.
   *
   * @returns a function that stops waiting.
   */
  whenAllowed(category: Id, run: () => unknown): () => void;
  /** Calls the listener after each change, including changes in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Parses the stored value, which anyone can edit. */
function parse(text: string | null): ConsentChoice | undefined {
  if (text === null) return undefined;
  try {
    const { accepted, date, version } = JSON.parse(text) as Partial<Record<keyof ConsentChoice, unknown>>;
    if (!Array.isArray(accepted) || typeof date !== 'string' || typeof version !== 'string') return undefined;
    return { accepted: accepted.filter((id) => typeof id === 'string'), date, version };
  } catch {
    return undefined;
  }
}

/**
 * Creates a site's consent. Call it once, in a separate module. On a server, it allows only necessary categories.
 *
 * @example
 * export const consent = createConsent({
 *   version: '2026-11-27',
 *   categories: [{ id: 'video', name: 'Videos', description: 'Films from Vimeo, which learns your IP address.' }],
 * });
 * consent.whenAllowed('video', () => void import('./player.js'));
 *
 * @throws a TypeError if two categories share an id, or one has none.
 */
export function createConsent<const Id extends string>({
  categories,
  version,
  storageKey = 'agency-consent',
}: ConsentOptions<Id>): Consent<Id> {
  const ids = categories.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (!id) throw new TypeError(`createConsent: categories[${index}] has no id. Add one, such as id: 'statistics'.`);
    if (ids.indexOf(id) !== index)
      throw new TypeError(`createConsent: two categories have the id "${id}". Give each a different id.`);
  }
  const stored = createStoredValue(storageKey);
  let parsed: { text: string | null; choice: ConsentChoice | undefined } = { text: null, choice: undefined };

  /** Returns the same object until the stored text changes, as React requires. */
  const getChoice = () => {
    if (typeof document === 'undefined') return undefined;
    const text = stored.read();
    if (text !== parsed.text) {
      const choice = parse(text);
      parsed = { text, choice: choice?.version === version ? choice : undefined };
    }
    return parsed.choice;
  };

  const isNecessary = (id: Id) => categories.some((category) => category.id === id && category.necessary);

  const isAllowed = (id: Id) => ids.includes(id) && (isNecessary(id) || Boolean(getChoice()?.accepted.includes(id)));

  const choose = (accepted: readonly Id[]) =>
    stored.write(
      JSON.stringify({
        accepted: ids.filter((id) => accepted.includes(id) && !isNecessary(id)),
        date: new Date().toISOString(),
        version,
      } satisfies ConsentChoice),
    );

  return {
    categories,
    isNeeded: categories.some(({ necessary }) => !necessary),
    getChoice,
    isAllowed,
    choose,
    allow: (id) => choose([...ids.filter(isAllowed), id]),
    whenAllowed(id, run) {
      // Nothing optional is loaded on a server.
      if (typeof document === 'undefined') return () => {};
      let undo: unknown;
      let isRunning = false;
      const update = () => {
        if (isAllowed(id) === isRunning) return;
        isRunning = !isRunning;
        if (isRunning) undo = run();
        else if (typeof undo === 'function') undo();
      };
      const unsubscribe = stored.subscribe(update);
      update();
      return unsubscribe;
    },
    subscribe: stored.subscribe,
  };
}
