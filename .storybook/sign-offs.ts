/**
 * Works out whether a person has signed off a component and whether it still looks the same. Runs in Node and the
 * browser.
 */

/** A component's screenshots: digests by story id and width, such as `primitives-button--default 390`. */
export interface Pictures {
  /** The browser and platform, because others render different pixels. */
  browser: string;
  pictures: Readonly<Record<string, string>>;
}

/**
 * An entry in `sign-offs.json`, written by `npm run sign-off`. An entry without pictures was written by hand; `npm run
 * visual` adds them.
 */
export interface SignOff {
  /** The person who signed it off. */
  name: string;
  /** The day: `2026-01-31`. */
  date: string;
  /** The revision that the person saw. Ends with `-dirty` if there were uncommitted changes. */
  commit: string;
  browser?: string | undefined;
  pictures?: Pictures['pictures'] | undefined;
  note?: string | undefined;
  /** Later approvals of individual pictures, made with `npm run sign-off -- --group`. */
  approvals?: { name: string; date: string; pictures: string[] }[] | undefined;
}

export const statusNames = {
  'signed-off': 'Signed',
  'changed-since-sign-off': 'Changed',
  'sign-off-unknown': 'Unknown',
  'not-signed-off': 'Unsigned',
} as const;

/** Also used as the tag on the component's stories. */
export type SignOffStatus = keyof typeof statusNames;

export interface SignOffState {
  status: SignOffStatus;
  /** One sentence saying why, and what to do. */
  reason: string;
  /** Keys of pictures that were changed, added or removed. */
  changed: string[];
}

/** The story's component: the last part of its title. */
export const componentOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** Compares a sign-off with the component's latest pictures. */
export function stateOf(component: string, signOff: SignOff | undefined, last: Pictures | undefined): SignOffState {
  const state = (status: SignOffStatus, reason: string, changed: string[] = []) => ({ status, reason, changed });
  const signing = `npm run sign-off -- ${component} --name "Your Name"`;
  if (!signOff) return state('not-signed-off', `Nobody has signed it off yet. After your review, run \`${signing}\`.`);
  const { browser, pictures } = signOff;
  const comparing = `npm run visual -- --only ${component}`;
  if (!pictures) {
    return state(
      'sign-off-unknown',
      `The entry has no pictures yet. Run \`${comparing}\`, or \`${signing}\` if its commit has none.`,
    );
  }
  if (!last) return state('sign-off-unknown', `There are no pictures of this component yet. Run \`${comparing}\`.`);
  if (browser !== last.browser) {
    return state('sign-off-unknown', `Signed off with ${browser}, but the last pictures are from ${last.browser}.`);
  }
  const keys = [...new Set([...Object.keys(pictures), ...Object.keys(last.pictures)])];
  const changed = keys.filter((key) => pictures[key] !== last.pictures[key]).sort();
  if (changed.length === 0) return state('signed-off', 'The last pictures match the signed-off ones.');
  const [first, ...others] = changed;
  const list = `${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  return state('changed-since-sign-off', `Differs from what was signed off: ${list}.`, changed);
}
