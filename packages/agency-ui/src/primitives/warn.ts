/**
 * Warnings for mistakes that render something wrong but do not fail. Call them only if `process.env.NODE_ENV` is not
 * `production`, so that bundlers remove them.
 */
import { tones } from '../theme/index.js';

const logged = new Set<string>();

/** Logs a warning, once per text. */
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
      `letter for letter. To show both texts, write the title ${quoted(`${name} ${accent}`)}.`,
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
export function warnOfTone(tone: unknown): void {
  if (tone === undefined || tones.some((known) => known === tone)) return;
  warnOnce(
    `Section: ${quoted(String(tone))} is no tone, so the section keeps the colours around it. Write tone="paper", "white", ` +
      '"night" or "accent".',
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
      'Write a different title or id for each.',
  );
}
