import { createStoredValue } from '../stored-value.js';

/** A purpose for which a site needs the visitor's permission. */
export interface ConsentCategory<Id extends string = string> {
  /** Name in code and in storage: `statistics`. */
  id: Id;
  /** Visible name: "Statistics". */
  name: string;
  /** One or two sentences: what is loaded, from whom, and what they learn. */
  description: string;
  /**
   * Whether the site needs it to work: it needs no permission and is shown without a choice.
   *
   * @default false
   */
  necessary?: boolean;
}

/** A visitor's decision. */
export interface ConsentChoice {
  /** Ids of the accepted categories. */
  accepted: readonly string[];
  /** When, in ISO 8601: `2026-11-27T08:00:00.000Z`. */
  date: string;
  /** Version of the categories at that time. */
  version: string;
}

export interface ConsentOptions<Id extends string> {
  /** All categories. If none needs permission, visitors are not asked. */
  categories: readonly ConsentCategory<Id>[];
  /** Version of the categories, such as the date of the privacy policy. A new one asks every visitor again. */
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
  /** The visitor's choice; `undefined` before one, and after a new version. */
  getChoice(): ConsentChoice | undefined;
  /** Whether a category may be loaded now. False on the server, without a choice, and for an unknown category. */
  isAllowed(category: Id): boolean;
  /** Stores a choice: the listed categories are accepted, the others refused. */
  choose(accepted: readonly Id[]): void;
  /** Accepts one more category. The others stay as they are. */
  allow(category: Id): void;
  /**
   * Runs a function once the visitor accepts a category, at once if they have before. It may return a function that runs
   * when they withdraw it; a script that has run stays in memory until the page is loaded again.
   *
   * @returns stops waiting.
   */
  whenAllowed(category: Id, run: () => unknown): () => void;
  /** Calls the listener after each change, also of another tab. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Parses the stored value, which anyone can change. */
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
 * Creates the consent of a site. Call it once, in a separate module; on a server it allows only necessary categories.
 *
 * @example
 * export const consent = createConsent({
 *   version: '2026-11-27',
 *   categories: [{ id: 'video', name: 'Videos', description: 'Films from Vimeo, which learns your IP address.' }],
 * });
 * consent.whenAllowed('video', () => void import('./player.js'));
 *
 * @throws TypeError if two categories have one id, or one has none.
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
      throw new TypeError(`createConsent: two categories have the id "${id}". Give each its own.`);
  }
  const stored = createStoredValue(storageKey);
  let parsed: { text: string | null; choice: ConsentChoice | undefined } = { text: null, choice: undefined };

  /** The same object until the text changes, as React requires. */
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
      // A server loads nothing.
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
