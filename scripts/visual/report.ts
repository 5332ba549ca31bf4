/** Writes the report of a comparison as one self-contained HTML file. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { transformWithOxc } from 'vite';
import type { Screenshot } from './capture.js';
import type { Comparison, Status } from './compare.js';
import { type Review, subjectOf } from './review.js';

const root = resolve(import.meta.dirname, '../..');
const fonts = join(root, 'packages/agency-ui/src/theme/fonts');

/** With more changes than this, images are encoded lossily: the file would be too large for a browser. */
const maxLosslessChanges = 300;

/** A comparison in the page's data. Its images are in separate elements, numbered by its index. */
export interface Entry {
  key: string;
  status: Status;
  title: string;
  name: string;
  mode: string;
  pixels: number;
  /** The screenshot that a decision refers to, see `subjectOf`. */
  subject: string;
}

/** The page's data. */
export interface Report {
  base: string;
  head: string;
  /** In ISO 8601. */
  date: string;
  failedStories: readonly string[];
  review: Review;
  entries: readonly Entry[];
}

/** Serialises JSON for a script element: `</script>` inside would close it. */
const serializeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

async function imageDataUrl(file: string, lossless: boolean): Promise<string> {
  const image = sharp(file);
  const { height = 0 } = await image.metadata();
  // WebP supports at most 16383 px.
  const encoded =
    height > 16_000 ? await image.png().toBuffer() : await image.webp({ lossless, quality: 90 }).toBuffer();
  return `data:image/${height > 16_000 ? 'png' : 'webp'};base64,${encoded.toString('base64')}`;
}

const entryOf = (comparison: Comparison): Entry => {
  const { title, name, mode } = (comparison.after ?? comparison.before) as Screenshot;
  const { key, status, pixels } = comparison;
  return { key, status, title, name, mode, pixels, subject: subjectOf(comparison) };
};

const fontFace = async (family: string, file: string, descriptors: string) => {
  const data = (await readFile(join(fonts, file))).toString('base64');
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");${descriptors}}`;
};

/**
 * Writes the report.
 *
 * @param file - The path of the report.
 * @param folders - The folders with the screenshots of both revisions.
 */
export async function writeReport(
  file: string,
  report: Omit<Report, 'entries'>,
  comparisons: readonly Comparison[],
  folders: { before: string; after: string },
): Promise<void> {
  const readSource = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
  const [html, css, source] = await Promise.all([
    readSource('report.html'),
    readSource('report.css'),
    readSource('report-page.ts'),
  ]);
  const { code } = await transformWithOxc(source, 'report-page.ts', { target: 'es2022' });
  const faces = await Promise.all([
    fontFace('Bricolage Grotesque', 'bricolage-grotesque.woff2', 'font-weight:780;font-stretch:75% 100%'),
    fontFace('Instrument Sans', 'instrument-sans.woff2', 'font-weight:400 700'),
  ]);
  const [start = '', end = ''] = html
    .replace('/* styles */', () => `${faces.join('\n')}\n${css}`)
    .replace('"data"', () => serializeForScript({ ...report, entries: comparisons.map(entryOf) } satisfies Report))
    .replace('/* script */', () => code.replaceAll('</script', '<\\/script'))
    .split('<!-- pictures -->');

  await mkdir(dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  const write = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write(start);
  const differing = comparisons.filter(({ status }) => status !== 'same');
  const lossless = differing.length <= maxLosslessChanges;
  for (const [index, { status, before, after, mask }] of comparisons.entries()) {
    if (status === 'same') continue;
    // Stored as text, so that the browser decodes only the images that are shown.
    const writeImage = async (role: string, dataUrl: string) =>
      write(`<script type="text/plain" id="${role}-${index}">${dataUrl}</script>\n`);
    if (before) await writeImage('before', await imageDataUrl(join(folders.before, before.file), lossless));
    if (after) await writeImage('after', await imageDataUrl(join(folders.after, after.file), lossless));
    if (mask) await writeImage('mask', `data:image/png;base64,${mask.toString('base64')}`);
  }
  stream.end(end);
  await once(stream, 'finish');
}
