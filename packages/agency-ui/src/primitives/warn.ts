/** Development warnings about mistakes that render something wrong but don't fail. */
import { fieldText } from '../entities/form-definitions/field-text.js';
import { written } from '../entities/form-definitions/written.js';
import { tones } from '../theme/index.js';

/** The warnings logged so far. Tests clear this set. */
export const logged = new Set<string>();

/**
 * Logs each warning once. Call it only if `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 *
 * @param key - Identifies the mistake, if one mistake can lead to several texts.
 */
export function warnOnce(text: string, key: string = text): void {
  if (logged.has(key)) return;
  logged.add(key);
  console.error(text);
}

export { written };

/** Values as alternatives: `"a", "b" or "c"`. */
function alternatives(values: readonly string[]): string {
  const last = written(values.at(-1) ?? '');
  const others = values.slice(0, -1).map(written).join(', ');
  return others ? `${others} or ${last}` : last;
}

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
    `${component}: "${prop}" is ${written(value)}, which is not one of its values, so ${consequence}. Write ` +
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
    `agency-ui: ${written(highlightText)} does not occur in ${written(name)}, so it is not highlighted. Copy the words from the ` +
      'title or name.',
  );
}

/** Warns about a picture that is a URL. */
export function warnOfPicture(picture: unknown): void {
  if (typeof picture !== 'string') return;
  warnOnce(
    `Picture: the picture is the string ${written(picture)}, so the image has no URL and no size. Pass an object: ` +
      `{ src: ${written(picture)}, width: 1600, height: 900, alt: '…' } with the file’s size in px.`,
  );
}

/** Warns about a focal point outside the picture, such as one in percent. */
export function warnOfFocus(focus: { x: number; y: number } | undefined): void {
  if (!focus || [focus.x, focus.y].every((part) => part >= 0 && part <= 1)) return;
  const [x, y] = [focus.x, focus.y].map((part) => (part > 1 && part <= 100 ? part / 100 : 0.5));
  warnOnce(
    `Picture: the focus is { x: ${focus.x}, y: ${focus.y} }, which is not a point on the picture, so its middle is shown. Write ` +
      `fractions from 0 to 1, such as focus: { x: ${x}, y: ${y} }.`,
  );
}

/** Warns about a tone that has no colours. */
export function warnOfTone(component: string, tone: unknown): void {
  if (tone === undefined || tones.some((known) => known === tone)) return;
  warnOnce(
    `${component}: ${written(String(tone))} is not a tone, so the component keeps the surrounding colours. Write tone="paper", ` +
      '"white", "night" or "accent".',
  );
}

/** Marks labels that a component has merged. It may pass them to parts that use only some of them. */
export const mergedLabels = Symbol('merged labels');

/** Warns about a label in a pack or in the `labels` prop that the component doesn't have. */
export function warnOfLabels(component: string, known: object, given: object | undefined): void {
  if (!given || Object.hasOwn(given, mergedLabels)) return;
  if (typeof given === 'string') {
    warnOnce(
      `${component}: the labels are the text ${written(given)}, so they are not shown. Pass an object with any of the labels: ` +
        `${Object.keys(known).sort().join(', ')}.`,
    );
    return;
  }
  const unknown = Object.keys(given).find(
    (name) => !Object.hasOwn(known, name) && !Object.hasOwn(known, name.replace(fieldText, '')),
  );
  if (unknown === undefined) return;
  warnOnce(
    `${component}: there is no label ${written(unknown)}, so this text is never shown. Use one of its labels: ` +
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

/** Fields that usually identify a list item that has no `id`. */
const usualKeys = ['when', 'path', 'title', 'name', 'heading', 'label', 'question', 'url'];

/** Returns a list item's `id`, or else its usual fields together, which most sections use as the React key. */
function identityOf(item: unknown): string | undefined {
  if (typeof item === 'string') return `text ${written(item)}`;
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Readonly<Record<string, unknown>>;
  if (fields['id'] !== undefined) return `id ${written(String(fields['id']))}`;
  const texts = usualKeys.map((key) => fields[key]).filter((value) => typeof value === 'string');
  return texts.length > 0 ? `text ${texts.map(written).join(', ')}` : undefined;
}

/** A list item's fields that together are its React key. */
function keyOf(item: unknown, key: readonly string[]): string | undefined {
  const fields = (item ?? {}) as Readonly<Record<string, unknown>>;
  const parts = key.flatMap((name) => (typeof fields[name] === 'string' ? `${name} ${written(fields[name])}` : []));
  return parts.length > 0 ? parts.join(' and ') : undefined;
}

/**
 * Warns about duplicate items in a list.
 *
 * @param key - The fields that together must be unique. By default, what identifies an item as a whole.
 */
export function warnOfDuplicates(
  component: string,
  prop: string,
  items: readonly unknown[],
  key?: readonly string[],
): void {
  const identities = items.flatMap((item) => (key ? keyOf(item, key) : identityOf(item)) ?? []);
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
  // A record from a CMS often has a "url" or a "link" to its own entry there.
  ['path', 'href', 'to'],
  ['text', 'description', 'content', 'body', 'summary', 'bio'],
];

/**
 * Warns about an item that has an optional field under a name of another section, such as a `photo` instead of an `image`.
 * Each list has one warning, because its items usually have the same fields.
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
      `${component} ${path.replaceAll(/\d+/g, '')} ${used}`,
    );
  }
}
