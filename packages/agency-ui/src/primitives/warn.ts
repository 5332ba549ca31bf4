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

/** Warns about a prop that isn't one of its words, so the component uses the first one. */
export function warnOfWord(component: string, prop: string, word: unknown, known: readonly string[]): void {
  if (word === undefined || known.some((one) => one === word)) return;
  warnOnce(
    `${component}: ${prop}=${quoted(String(word))} is unknown, so ${prop}="${known[0]}" is used. Write one of ` +
      `${known.map((one) => `"${one}"`).join(', ')}.`,
  );
}

/** Warns about a label in a pack that the component doesn't have. */
export function warnOfLabels(component: string, known: object, given: object): void {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
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

/** Warns about duplicate items in a list. */
export function warnOfDuplicates(component: string, prop: string, items: readonly unknown[]): void {
  const identities = items.flatMap((item) => identityOf(item) ?? []);
  const twice = identities.find((identity, index) => identities.indexOf(identity) !== index);
  if (twice === undefined) return;
  warnOnce(
    `${component}: two items in "${prop}" have the same ${twice}, so React may duplicate or omit one. Give each ` +
      'item its own, or remove the duplicate.',
  );
}
