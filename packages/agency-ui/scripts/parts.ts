/** What the package shows of its sources: the parts that have an entry of their own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const packageFolder = resolve(import.meta.dirname, '..');

const source = join(packageFolder, 'src');

/** Layers whose folders are parts, lowest first. */
export const layers = ['primitives', 'navigation', 'forms', 'chat', 'sections'] as const;

export interface Part {
  /** Its address in the package: `sections/HeroCarousel`. */
  name: string;
  /** The module that holds all of it, in `src`, without its ending: `sections/HeroCarousel/index`. */
  entry: string;
  /** Whether it is a component, which has a stylesheet, rather than a hook or a client. */
  component: boolean;
}

/**
 * The folders that their layer's `index.ts` passes on whole. Where a folder has an `entry.ts`, that is what others
 * get of it, and `index.ts` is for the kit alone.
 */
export function publicParts(): Part[] {
  return layers.flatMap((layer) => {
    const index = readFileSync(join(source, layer, 'index.ts'), 'utf8');
    return [...index.matchAll(/^export \* from '\.\/([^/']+)\/(index|entry)\.js';$/gm)].map(
      ([, folder = '', entry = '']) => ({
        name: `${layer}/${folder}`,
        entry: `${layer}/${folder}/${entry}`,
        component: /^[A-Z]/.test(folder),
      }),
    );
  });
}

/** The names of the label packs: `sw-KE`. */
export function labelPacks(): string[] {
  const folder = join(source, 'locales');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}
