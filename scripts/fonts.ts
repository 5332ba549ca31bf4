/**
 * Cuts the four typefaces down to the characters and axes that the themes use, once, into the kit's theme folder.
 * Every build configuration awaits `cutFonts()`, so a fresh clone needs no extra step.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), '../packages/agency-ui/src/theme/fonts');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin, Latin-1 and the punctuation that good typesetting needs: all that English and Kiswahili use. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−×`;

interface Cut {
  file: string;
  source: string;
  /** A number pins an axis; a range keeps that part of it variable. */
  axes: Record<string, number | { min: number; max: number }>;
}

const cuts: Cut[] = [
  {
    file: 'bricolage-grotesque.woff2',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    // The optical size is pinned to its largest drawing: the ink traps are the look. The width axis is the poster.
    axes: { opsz: 96, wght: { min: 500, max: 800 }, wdth: { min: 75, max: 100 } },
  },
  {
    file: 'instrument-sans.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { opsz: 144, wght: { min: 400, max: 700 }, SOFT: 100, WONK: 0 },
  },
  {
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Writes the font files that are missing; does nothing on a later call. */
export async function cutFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, source, axes } of cuts) {
    const target = join(folder, file);
    if (existsSync(target)) continue;
    const whole = await readFile(require.resolve(source));
    const part = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
    // Written beside and renamed, so that a build running at the same time never reads half a file.
    const draft = `${target}.${process.pid}`;
    await writeFile(draft, part);
    await rename(draft, target);
    console.log(`fonts: ${file} ${(part.length / 1024).toFixed(1)} KB (was ${(whole.length / 1024).toFixed(1)} KB)`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await cutFonts();
