import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const mark = '?picture=';

/** One entry of the generated manifest, up to the next. */
const entryOf = (name: string) => new RegExp(`export const ${name}: PrintedPicture = \\{.*?\\n\\};\\n`, 's');

/**
 * Gives each picture of the artwork's manifest a module of its own in the build, so that a page's code names the
 * pictures of that page alone: a bundler splits modules between pages, never a module.
 */
export function picturesApart(): Plugin {
  return {
    name: 'site:pictures-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.includes(mark) ? source : undefined),
    async load(id) {
      const [file = '', name = ''] = id.split(mark);
      if (!name) return;
      const [entry] = entryOf(name).exec(await readFile(file, 'utf8')) ?? [];
      if (!entry) throw new Error(`The manifest ${file} has no picture "${name}": print it with npm run artwork.`);
      return { code: entry.replace(': PrintedPicture', ''), moduleSideEffects: false };
    },
    transform(code, id) {
      if (!id.endsWith('agency-artwork/src/manifest.ts')) return;
      return code.replace(
        /export const (\w+): PrintedPicture = \{.*?\n\};\n/gs,
        (_entry, name) => `export { ${name} } from '${id}${mark}${name}';\n`,
      );
    },
  };
}
