/**
 * Subsets the typefaces to the characters and axes that the themes use, and writes them to the kit's theme folder.
 * Every build configuration awaits `cutFonts()`, so a fresh clone needs no extra step.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { everyday, others } from '../src/theme/characters.js';

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/theme/fonts');

interface Subset {
  file: string;
  source: string;
  characters: string;
  /** A number pins an axis. A range keeps that part of it variable. */
  axes: Record<string, number | { min: number; max: number }>;
}

const bricolage = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  // The optical size is pinned to its maximum, which shows the ink traps. Headlines use the width axis. A weight axis
  // would add as many bytes again, for a difference between 750 and 800 that nobody would see.
  axes: { opsz: 96, wght: 780, wdth: { min: 75, max: 100 } },
};

/**
 * For small headings. Below 32 px, the dots of the heavy cut's i and j close up on screens with one pixel per point. At
 * some sizes, such as 22 px, they also close up in a lighter cut with the largest optical size.
 */
const smallBricolage = { ...bricolage, axes: { opsz: 72, wght: 700, wdth: 100 } };

const instrument = {
  source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
};

const subsets: Subset[] = [
  { ...bricolage, file: 'bricolage-grotesque.woff2', characters: everyday },
  { ...bricolage, file: 'bricolage-latin-1.woff2', characters: others },
  { ...smallBricolage, file: 'bricolage-small.woff2', characters: everyday },
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

/** Records the settings next to the subsets. */
const stamp = join(folder, 'cuts.json');

/** Writes the font files, unless they exist with the current settings. */
export async function cutFonts(): Promise<void> {
  const currentSettings = JSON.stringify(subsets, undefined, 2);
  const writtenSettings = existsSync(stamp) && (await readFile(stamp, 'utf8'));
  if (writtenSettings === currentSettings && subsets.every(({ file }) => existsSync(join(folder, file)))) return;
  await mkdir(folder, { recursive: true });
  for (const { file, source, characters, axes } of subsets) {
    const original = await readFile(require.resolve(source));
    const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes: axes });
    await replace(join(folder, file), subset);
    console.log(
      `fonts: ${file} ${(subset.length / 1024).toFixed(1)} KB (was ${(original.length / 1024).toFixed(1)} KB)`,
    );
  }
  await replace(stamp, currentSettings);
}

/** Replaces a file atomically, so that a concurrent build never reads a partial file. */
async function replace(file: string, data: string | Buffer): Promise<void> {
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, data);
  await rename(temporaryFile, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await cutFonts();
