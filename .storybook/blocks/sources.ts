/** Documentation data of a component, from the files in its folder. */
import { propTypes, reads, wordParameters } from 'virtual:room';
import sizes from '../../bench/size/sizes.json' with { type: 'json' };
import type { ComponentAccessibility } from '../../packages/agency-ui/src/accessibility.js';

const kit = '../../packages/agency-ui/src';

const accessibilityFiles = import.meta.glob<ComponentAccessibility>(
  '../../packages/agency-ui/src/*/*/*.accessibility.ts',
  { import: 'default' },
);
const labelFiles = import.meta.glob<Record<string, unknown>>('../../packages/agency-ui/src/*/*/*.labels.ts');

/** Folder of a component: `sections/HeroCarousel`. */
export function folderOf(storyFile: string): string {
  return /agency-ui\/src\/(.+)\/[^/]+$/.exec(storyFile)?.[1] ?? '';
}

const nameOf = (folder: string) => folder.split('/').at(-1) ?? '';

export async function accessibilityOf(folder: string): Promise<ComponentAccessibility | undefined> {
  return accessibilityFiles[`${kit}/${folder}/${nameOf(folder)}.accessibility.ts`]?.();
}

type Words = Readonly<Record<string, unknown>>;

/** English labels of a component; undefined if it has none. */
export async function wordsOf(folder: string): Promise<Words | undefined> {
  const module = await labelFiles[`${kit}/${folder}/${nameOf(folder)}.labels.ts`]?.();
  return module && (Object.values(module).find((value) => typeof value === 'object' && value !== null) as Words);
}

/** Placeholder for an object argument of a label. */
const anyWords = new Proxy<Readonly<Record<string, string>>>({}, { get: (_, name) => `‹${String(name)}›` });

/**
 * A label as text: number arguments are 3 and 12, others are placeholders in angle quotes.
 *
 * @param label - A text, or a function of numbers and words.
 */
export function readLabel(folder: string, name: string, label: unknown): string {
  if (typeof label !== 'function') return typeof label === 'string' ? label : '';
  const numbers = [3, 12, 20];
  // A label reused from another component is declared there.
  const known = wordParameters[folder]?.[name] ?? Object.values(wordParameters).find((words) => words[name])?.[name];
  const given = known?.map(([parameter, type]) => {
    if (type.startsWith('number')) return numbers.shift();
    return type.startsWith('string') ? `‹${parameter}›` : anyWords;
  });
  return String(label(...(given ?? numbers)));
}

/** Types of a component's own props, as in the source. */
export const typesOf = (folder: string): Readonly<Record<string, string>> => propTypes[folder] ?? {};

/** Last measured gzip size of a component in kB, including all dependencies except React. */
export function bundleSizeOf(folder: string): { js: string; css: string } | undefined {
  const size = sizes.kit.find(({ name }) => name === nameOf(folder));
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return size && { js: kilobytes(size.js), css: kilobytes(size.css) };
}

/** Tokens used by a component's stylesheets, as paths in the contract: `color.text`. */
export function tokensOf(folder: string): readonly string[] {
  return reads[folder] ?? [];
}
