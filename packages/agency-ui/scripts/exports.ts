/**
 * Writes the `exports` of `package.json`. Run `npm run docs` after adding, removing or moving a part.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { labelPacks, packageFolder, publicParts } from './parts.js';

/** A path, or one path per condition. The first condition that matches wins. */
export type ExportTarget = string | Record<string, string>;

/** The `source` condition is for this repository's applications, which compile the source files. It isn't published. */
const script = (entry: string): ExportTarget => ({
  source: `./src/${entry}.ts`,
  types: `./dist/${entry}.d.ts`,
  default: `./dist/${entry}.js`,
});

const stylesheet = (name: string, from: string): ExportTarget => ({
  source: `./src/${from}.css.ts`,
  default: `./dist/${name}.css`,
});

/** Lists every path explicitly, because tools can neither list nor check patterns. */
export function exportsMap(): Record<string, ExportTarget> {
  const parts = publicParts().sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return {
    '.': script('index'),
    './schemas': script('entities/index'),
    './theme': script('theme/entry'),
    './prehydration': script('theme/prehydration'),
    './press-queue': script('theme/press-queue'),
    './form-fallback': script('theme/form-fallback'),
    './consent': script('primitives/consent/index'),
    './testing': script('testing/index'),
    ...Object.fromEntries(labelPacks().map((name) => [`./locales/${name}`, script(`locales/${name}`)])),
    './styles.css': './dist/styles.css',
    './theme.css': stylesheet('theme', 'theme/agency'),
    './microsite.css': stylesheet('microsite', 'theme/microsite'),
    './plain.css': stylesheet('plain', 'theme/plain'),
    './reset.css': stylesheet('reset', 'theme/reset'),
    './page-transitions.css': stylesheet('page-transitions', 'theme/page-transitions'),
    './tokens.json': './dist/tokens.json',
    ...Object.fromEntries(
      parts.flatMap(({ name, entry, component }) => [
        [`./${name}`, script(entry)],
        ...(component ? [[`./${name}.css`, `./dist/${name}.css`]] : []),
      ]),
    ),
    './fonts/*': './dist/fonts/*',
    './package.json': './package.json',
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(packageFolder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...manifest, exports: exportsMap() }, null, 2)}\n`);
}
