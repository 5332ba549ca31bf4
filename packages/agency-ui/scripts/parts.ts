/** Public parts of the package: every folder with its own entry point. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const packageFolder = resolve(import.meta.dirname, '..');

const source = join(packageFolder, 'src');

/** Layers whose folders are public parts, lowest first. */
export const layers = ['primitives', 'navigation', 'forms', 'chat', 'sections'] as const;

export interface Part {
  /** Path in the package, such as `sections/HeroCarousel`. */
  name: string;
  /** Its entry module in `src`, without the extension, such as `sections/HeroCarousel/index`. */
  entry: string;
  /** Whether the part is a component with a stylesheet, as opposed to a hook or a client. */
  component: boolean;
}

/**
 * Folders that their layer re-exports in full. A layer or folder with an `entry.ts` exports that file and keeps
 * `index.ts` for use inside the kit.
 */
export function publicParts(): Part[] {
  return layers.flatMap((layer) => {
    const file = ['entry.ts', 'index.ts'].map((name) => join(source, layer, name)).find(existsSync) ?? '';
    return [...readFileSync(file, 'utf8').matchAll(/^export \* from '\.\/([^/']+)\/(index|entry)\.js';$/gm)].map(
      ([, folder = '', entry = '']) => ({
        name: `${layer}/${folder}`,
        entry: `${layer}/${folder}/${entry}`,
        component: /^[A-Z]/.test(folder),
      }),
    );
  });
}

/** Names of the label packs, such as `sw-KE`. */
export function labelPacks(): string[] {
  const folder = join(source, 'locales');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}
