/** Warnings, in development, for mistakes that render something wrong but do not fail. */
import { tones } from '../theme/index.js';

/** The warnings so far. Tests clear it. */
export const logged = new Set<string>();

/**
 * Logs a warning, once per text. Call it only if `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 */
export function warnOnce(text: string): void {
  if (logged.has(text)) return;
  logged.add(text);
  console.error(text);
}

const quoted = (text: string) => JSON.stringify(text);

/** Warns of a highlighted text that is not part of its name or title. */
export function warnOfAccent(name: string, accent: string | undefined): void {
  if (!accent || name.includes(accent)) return;
  warnOnce(
    `agency-ui: ${quoted(accent)} is no part of ${quoted(name)}, so it is not shown. Write a part of the title or name, ` +
      'letter for letter; a text of its own belongs in the title first.',
  );
}

/** Warns of a picture that is a URL. */
export function warnOfPicture(picture: unknown): void {
  if (typeof picture !== 'string') return;
  warnOnce(
    `Picture: the picture is the string ${quoted(picture)}, so the image has no URL and no size. Write ` +
      `{ src: ${quoted(picture)}, width: 1600, height: 900, alt: '…' } with the size of the file in px.`,
  );
}

/** Warns of a tone without colours. */
export function warnOfTone(component: string, tone: unknown): void {
  if (tone === undefined || tones.some((known) => known === tone)) return;
  warnOnce(
    `${component}: ${quoted(String(tone))} is no tone, so the part keeps the colours around it. Write tone="paper", ` +
      '"white", "night" or "accent".',
  );
}

/** Warns of a label in a pack that the component does not have. */
export function warnOfLabels(component: string, known: object, given: object): void {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  warnOnce(
    `${component}: it has no label ${quoted(unknown)}, so that text of the label pack is not shown. Its labels are ` +
      `${Object.keys(known).sort().join(', ')}.`,
  );
}

/** Warns of a component that changes between controlled and uncontrolled. */
export function warnOfControl(component: string, prop: string, wasControlled: boolean): void {
  const initial = `default${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;
  const change = wasControlled
    ? `"${prop}" was set and is now undefined, so the component goes back to a state of its own`
    : `"${prop}" was undefined and is now set, so the caller takes over`;
  warnOnce(
    `${component}: ${change}. Always set "${prop}", or never: write ${initial}={…} for the first value of an ` +
      'uncontrolled component.',
  );
}

/** The identifying property of a list item. Sections use it as the React key. */
function identityOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, when, path, title, name, heading, label, question } = item as Record<string, unknown>;
  if (id !== undefined) return `id ${quoted(String(id))}`;
  const texts = [when, path, title, name, heading, label, question].filter((value) => typeof value === 'string');
  return texts.length > 0 ? texts.map((text) => quoted(String(text))).join(', ') : undefined;
}

/** Warns of duplicate items in a list. */
export function warnOfDuplicates(component: string, prop: string, items: readonly unknown[]): void {
  const identities = items.flatMap((item) => identityOf(item) ?? []);
  const twice = identities.find((identity, index) => identities.indexOf(identity) !== index);
  if (twice === undefined) return;
  warnOnce(
    `${component}: two items of "${prop}" have the same ${twice}. React can then show one of them twice or not at all. ` +
      'Make them differ in it, or write one of them only.',
  );
}
