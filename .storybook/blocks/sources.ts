/** What docs pages know about a component from the files beside it. */
import { reads, wordParameters } from 'virtual:room';
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
  const given = known?.map(([parameter, type]) => (type.startsWith('number') ? numbers.shift() : `‹${parameter}›`));
  return String(label(...(given ?? numbers)));
}

/** Tokens that the stylesheets of a component read, as paths in the contract: `color.text`. */
export function tokensOf(folder: string): readonly string[] {
  return reads[folder] ?? [];
}
