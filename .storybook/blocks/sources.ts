/** What docs pages know about a component from the files beside it. */
import { propTypes, reads, wordParameters } from 'virtual:room';
import sizes from '../../bench/size/sizes.json' with { type: 'json' };
import type { ComponentAccessibility } from '../../packages/agency-ui/src/accessibility.js';

const kit = '../../packages/agency-ui/src';

const accessibilityFiles = import.meta.glob<ComponentAccessibility>(
  '../../packages/agency-ui/src/*/*/*.accessibility.ts',
  { import: 'default' },
);
const labelFiles = import.meta.glob<Record<string, unknown>>('../../packages/agency-ui/src/*/*/*.labels.ts');

/** Where a component lives: `sections/HeroCarousel`. */
export function folderOf(storyFile: string): string {
  return /agency-ui\/src\/(.+)\/[^/]+$/.exec(storyFile)?.[1] ?? '';
}

const nameOf = (folder: string) => folder.split('/').at(-1) ?? '';

export async function accessibilityOf(folder: string): Promise<ComponentAccessibility | undefined> {
  return accessibilityFiles[`${kit}/${folder}/${nameOf(folder)}.accessibility.ts`]?.();
}

type Words = Readonly<Record<string, unknown>>;

/** The English of a component, by label; nothing where it says nothing by itself. */
export async function wordsOf(folder: string): Promise<Words | undefined> {
  const module = await labelFiles[`${kit}/${folder}/${nameOf(folder)}.labels.ts`]?.();
  return module && (Object.values(module).find((value) => typeof value === 'object' && value !== null) as Words);
}

/** Stands for whatever a label reads of an object that it is given. */
const anyWords = new Proxy<Readonly<Record<string, string>>>({}, { get: (_, name) => `‹${String(name)}›` });

/**
 * A label as it reads: numbers are 3 and 12, words in angle quotes stand for what it is given.
 *
 * @param label - A text, or a function of numbers and words.
 */
export function readLabel(folder: string, name: string, label: unknown): string {
  if (typeof label !== 'function') return typeof label === 'string' ? label : '';
  const numbers = [3, 12, 20];
  // A label taken over from another component is written down there.
  const known = wordParameters[folder]?.[name] ?? Object.values(wordParameters).find((words) => words[name])?.[name];
  const given = known?.map(([parameter, type]) => {
    if (type.startsWith('number')) return numbers.shift();
    return type.startsWith('string') ? `‹${parameter}›` : anyWords;
  });
  return String(label(...(given ?? numbers)));
}

/** The types of a component's own props, as they are written. */
export const typesOf = (folder: string): Readonly<Record<string, string>> => propTypes[folder] ?? {};

/** What a component weighed when it was last measured, with all that it needs but React; gzip, in kB. */
export function sizeOf(folder: string): { js: string; css: string } | undefined {
  const size = sizes.kit.find(({ name }) => name === nameOf(folder));
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return size && { js: kilobytes(size.js), css: kilobytes(size.css) };
}

/** Tokens that the stylesheets of a component read, as paths in the contract: `color.text`. */
export function tokensOf(folder: string): readonly string[] {
  return reads[folder] ?? [];
}
