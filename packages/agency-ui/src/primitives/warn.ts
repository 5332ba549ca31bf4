/** Development warnings about mistakes that render something wrong but don't fail. */
import { tones } from '../theme/index.js';

/** The warnings logged so far. Tests clear this set. */
export const logged = new Set<string>();

/**
 * Logs each warning text once. Call it only if `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 */
export function warnOnce(text: string): void {
  if (logged.has(text)) return;
  logged.add(text);
  console.error(text);
}

const quoted = (text: string) => JSON.stringify(text);

/** Values as alternatives: `"a", "b" or "c"`. */
const alternatives = (values: readonly string[]) =>
  values
    .map(quoted)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');

/**
 * Warns about a value that should name one of a component's items or options, but names none.
 *
 * @param value - The prop's value. If it is undefined, the component uses its default.
 * @param known - The values that would be valid.
 * @param consequence - What the component does instead: `the first category is shown`.
 */
export function warnOfUnknown(
  component: string,
  prop: string,
  value: unknown,
  known: readonly string[],
  consequence: string,
): void {
  if (value === undefined || known.length === 0 || known.some((one) => one === value)) return;
  warnOnce(
    `${component}: "${prop}" is ${JSON.stringify(value)}, which is not one of its values, so ${consequence}. Write ` +
      `${alternatives(known)}.`,
  );
}

/**
 * Warns about a prop with an unknown word.
 *
 * @param known - The valid words. The component uses the first one instead.
 */
export const warnOfWord = (component: string, prop: string, word: unknown, known: readonly [string, ...string[]]) =>
  warnOfUnknown(component, prop, word, known, `${prop}="${known[0]}" is used`);

/** Warns about highlighted text that isn't part of its name or title. */
export function warnOfHighlight(name: string, highlightText: string | undefined): void {
  if (!highlightText || name.includes(highlightText)) return;
  warnOnce(
    `agency-ui: ${quoted(highlightText)} does not occur in ${quoted(name)}, so it is not highlighted. Copy the words from the ` +
      'title or name.',
  );
}

/** Warns about a picture that is a URL. */
export function warnOfPicture(picture: unknown): void {
  if (typeof picture !== 'string') return;
  warnOnce(
    `Picture: the picture is the string ${quoted(picture)}, so the image has no URL and no size. Pass an object: ` +
      `{ src: ${quoted(picture)}, width: 1600, height: 900, alt: '…' } with the file’s size in px.`,
  );
}

/** Warns about a tone that has no colours. */
export function warnOfTone(component: string, tone: unknown): void {
  if (tone === undefined || tones.some((known) => known === tone)) return;
  warnOnce(
    `${component}: ${quoted(String(tone))} is not a tone, so the component keeps the surrounding colours. Write tone="paper", ` +
      '"white", "night" or "accent".',
  );
}

/** Marks labels that a component has merged. It may pass them to parts that use only some of them. */
export const mergedLabels = Symbol('merged labels');

/** Ends the name of a text that any field may have, even if the form's definition has none: `interestHint`. */
const fieldText = /(ErrorBy|HintBy|Error|Hint|Placeholder|Options|Unit|Empty|Pending)$/;

/** Warns about a label in a pack or in the `labels` prop that the component doesn't have. */
export function warnOfLabels(component: string, known: object, given: object | undefined): void {
  if (!given || Object.hasOwn(given, mergedLabels)) return;
  if (typeof given === 'string') {
    warnOnce(
      `${component}: the labels are the text ${quoted(given)}, so they are not shown. Pass an object with any of the labels: ` +
        `${Object.keys(known).sort().join(', ')}.`,
    );
    return;
  }
  const unknown = Object.keys(given).find(
    (name) => !Object.hasOwn(known, name) && !Object.hasOwn(known, name.replace(fieldText, '')),
  );
  if (unknown === undefined) return;
  warnOnce(
    `${component}: there is no label ${quoted(unknown)}, so this text is never shown. Use one of its labels: ` +
      `${Object.keys(known).sort().join(', ')}.`,
  );
}

/** Warns about a component that switches between controlled and uncontrolled. */
export function warnOfControl(component: string, prop: string, wasControlled: boolean): void {
  const initial = `default${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;
  const change = wasControlled
    ? `"${prop}" was set and is now undefined, so the component goes back to its own state`
    : `"${prop}" was undefined and is now set, so the caller takes over`;
  warnOnce(
    `${component}: ${change}. Set "${prop}" on every render, or never. For an uncontrolled component, write ${initial}={…} ` +
      'with its initial value.',
  );
}

/** The property that identifies a list item. Sections use it as the React key. */
function identityOf(item: unknown): string | undefined {
  if (typeof item === 'string') return `text ${quoted(item)}`;
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, when, path, title, name, heading, label, question } = item as Record<string, unknown>;
  if (id !== undefined) return `id ${quoted(String(id))}`;
  const texts = [when, path, title, name, heading, label, question].filter((value) => typeof value === 'string');
  return texts.length > 0 ? `text ${texts.map((text) => quoted(String(text))).join(', ')}` : undefined;
}

/**
 * Warns about duplicate items in a list.
 *
 * @param key - The field that must be unique. By default, what identifies an item as a whole.
 */
export function warnOfDuplicates(component: string, prop: string, items: readonly unknown[], key?: string): void {
  const keyOf = (item: unknown) => {
    const value = (item as Readonly<Record<string, unknown>> | null)?.[key ?? ''];
    return typeof value === 'string' ? `${key} ${quoted(value)}` : undefined;
  };
  const wholes = items.map(identityOf);
  const identities =
    // Items that are the same as a whole have their own warning.
    (key ? items.filter((_, index) => wholes.indexOf(wholes[index]) === index).map(keyOf) : wholes).flatMap(
      (identity) => identity ?? [],
    );
  const twice = identities.find((identity, index) => identities.indexOf(identity) !== index);
  if (twice === undefined) return;
  warnOnce(
    `${component}: two items in "${prop}" have the same ${twice}, so React may duplicate or omit one. Give each ` +
      'item its own, or remove the duplicate.',
  );
}

/** Fields that differ in name from section to section, although they mean the same. */
const synonyms = [
  ['image', 'picture', 'photo', 'portrait', 'avatar', 'img', 'logo'],
  ['path', 'href', 'url', 'link', 'to'],
  ['text', 'description', 'content', 'body', 'summary', 'bio'],
];

/**
 * Warns about an item that has an optional field under a name of another section, such as a `photo` instead of an `image`.
 *
 * @param optional - Names of the optional fields.
 * @param known - Names of the item's other fields.
 */
export function warnOfSynonyms(
  component: string,
  path: string,
  item: object,
  optional: readonly string[],
  known: readonly string[],
): void {
  for (const field of optional) {
    if (field in item) continue;
    const names = synonyms.find((group) => group.includes(field)) ?? [];
    const used = names.find((name) => name in item && ![...known, ...optional].includes(name));
    if (used === undefined) continue;
    warnOnce(
      `${component}: "${path}" has the field "${used}", which is not shown. Its name is "${field}" here: write ${field}: … in ` +
        `${path}.`,
    );
  }
}
