/** Writes the report of a comparison: one HTML file that needs nothing else. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { transformWithOxc } from 'vite';
import type { Comparison, Status } from './compare.js';
import type { Picture } from './photograph.js';
import { type Review, subjectOf } from './review.js';

const root = resolve(import.meta.dirname, '../..');
const fonts = join(root, 'packages/agency-ui/src/theme/fonts');

/** Beyond this many changes their pictures are packed with a loss that no eye sees, or a browser could not open them. */
const manyChanges = 300;

/** What the page knows of a comparison; its pictures stand beside, by its place in the list. */
export interface Entry {
  key: string;
  status: Status;
  title: string;
  name: string;
  mode: string;
  pixels: number;
  /** What a decision about it is about. */
  subject: string;
}

/** What the page shows. */
export interface Report {
  base: string;
  head: string;
  /** As an ISO date. */
  date: string;
  troubles: readonly string[];
  review: Review;
  entries: readonly Entry[];
}

/** A JSON text may not end the element that it stands in. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

async function pictureAddress(file: string, lossless: boolean): Promise<string> {
  const image = sharp(file);
  const { height = 0 } = await image.metadata();
  // WebP ends at 16383 px.
  const packed =
    height > 16_000 ? await image.png().toBuffer() : await image.webp({ lossless, quality: 90 }).toBuffer();
  return `data:image/${height > 16_000 ? 'png' : 'webp'};base64,${packed.toString('base64')}`;
}

const entryOf = (comparison: Comparison): Entry => {
  const { title, name, mode } = (comparison.after ?? comparison.before) as Picture;
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
 * @param file - Where to.
 * @param folders - Where the pictures of both revisions lie.
 */
export async function writeReport(
  file: string,
  report: Omit<Report, 'entries'>,
  comparisons: readonly Comparison[],
  folders: { before: string; after: string },
): Promise<void> {
  const own = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');
  const [html, css, source] = await Promise.all([own('report.html'), own('report.css'), own('report-page.ts')]);
  const { code } = await transformWithOxc(source, 'report-page.ts', { target: 'es2022' });
  const faces = await Promise.all([
    fontFace('Bricolage Grotesque', 'bricolage-grotesque.woff2', 'font-weight:780;font-stretch:75% 100%'),
    fontFace('Instrument Sans', 'instrument-sans.woff2', 'font-weight:400 700'),
  ]);
  const [start = '', end = ''] = html
    .replace('/* styles */', () => `${faces.join('\n')}\n${css}`)
    .replace('"data"', () => asData({ ...report, entries: comparisons.map(entryOf) } satisfies Report))
    .replace('/* script */', () => code.replaceAll('</script', '<\\/script'))
    .split('<!-- pictures -->');

  await mkdir(dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  const write = async (text: string) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
  await write(start);
  const differing = comparisons.filter(({ status }) => status !== 'same');
  const lossless = differing.length <= manyChanges;
  for (const [index, { status, before, after, mask }] of comparisons.entries()) {
    if (status === 'same') continue;
    // Text until somebody looks: a browser decodes only what is shown.
    const put = async (role: string, address: string) =>
      write(`<script type="text/plain" id="${role}-${index}">${address}</script>\n`);
    if (before) await put('before', await pictureAddress(join(folders.before, before.file), lossless));
    if (after) await put('after', await pictureAddress(join(folders.after, after.file), lossless));
    if (mask) await put('mask', `data:image/png;base64,${mask.toString('base64')}`);
  }
  stream.end(end);
  await once(stream, 'finish');
}
