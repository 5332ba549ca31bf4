/**
 * Cuts the typefaces down to the characters and axes that the themes use, once, into the kit's theme folder.
 * Every build configuration awaits `cutFonts()`, so a fresh clone needs no extra step.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { everyday, others } from '../packages/agency-ui/src/theme/characters.js';

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), '../packages/agency-ui/src/theme/fonts');

interface Cut {
  file: string;
  source: string;
  characters: string;
  /** A number pins an axis; a range keeps that part of it variable. */
  axes: Record<string, number | { min: number; max: number }>;
}

const bricolage = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  // The optical size is pinned to its largest drawing: the ink traps are the look. The width axis is the poster; the
  // weight axis would cost as much again, for a difference that nobody sees between 750 and 800.
  axes: { opsz: 96, wght: 780, wdth: { min: 75, max: 100 } },
};

const instrument = {
  source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
};

const cuts: Cut[] = [
  { ...bricolage, file: 'bricolage-grotesque.woff2', characters: everyday },
  { ...bricolage, file: 'bricolage-latin-1.woff2', characters: others },
  { ...instrument, file: 'instrument-sans.woff2', characters: everyday },
  { ...instrument, file: 'instrument-latin-1.woff2', characters: others },
  {
    file: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    characters: everyday + others,
    axes: { opsz: 144, wght: { min: 400, max: 700 }, SOFT: 100, WONK: 0 },
  },
  {
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    characters: everyday + others,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Says how the files beside it were cut. */
const stamp = join(folder, 'cuts.json');

/** Writes the font files, unless they stand there as they are to be cut. */
export async function cutFonts(): Promise<void> {
  const wanted = JSON.stringify(cuts, undefined, 2);
  const found = existsSync(stamp) && (await readFile(stamp, 'utf8'));
  if (found === wanted && cuts.every(({ file }) => existsSync(join(folder, file)))) return;
  await mkdir(folder, { recursive: true });
  for (const { file, source, characters, axes } of cuts) {
    const whole = await readFile(require.resolve(source));
    const part = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
    await replace(join(folder, file), part);
    console.log(`fonts: ${file} ${(part.length / 1024).toFixed(1)} KB (was ${(whole.length / 1024).toFixed(1)} KB)`);
  }
  await replace(stamp, wanted);
}

/** Writes beside and renames, so that a build running at the same time never reads half a file. */
async function replace(file: string, data: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await cutFonts();
