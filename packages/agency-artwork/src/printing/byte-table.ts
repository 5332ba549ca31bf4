/** Generates the README's table of file sizes from the print records. */
import { readFileSync, writeFileSync } from 'node:fs';
import { README_FILE } from './paths.js';
import { type PrintRecord, readRecord, recordedIds } from './records.js';
import { AVIF_BUDGETS, JPEG_BUDGET } from './sizes.js';

/** Budget for all committed pictures together, in bytes. */
export const TOTAL_BUDGET = 44_000_000;

const START = '<!-- bytes: written by npm run artwork -->';
const END = '<!-- /bytes -->';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The median. For an even count, the mean of the two middle numbers. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}

function line(name: string, budget: number, bytes: readonly number[]): string {
  const cells = [name, budget / 1000, kilobytes(Math.max(0, ...bytes)), kilobytes(median(bytes)), bytes.length];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Formats the table as Markdown: budget, maximum and median of each crop and width, and the total.
 *
 * @param records the print records of all pictures.
 */
export function byteTable(records: readonly PrintRecord[]): string {
  const files = records.flatMap((record) => Object.entries(record.files));
  const sizesOf = (matches: (name: string) => boolean): number[] =>
    files.flatMap(([name, { bytes }]) => (matches(name) ? [bytes] : []));
  const total = files.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  return [
    '| size | budget (kB) | largest (kB) | median (kB) | files |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...Object.entries(AVIF_BUDGETS).map(([size, budget]) =>
      line(
        `${size.replace('-', ' ')} px`,
        budget,
        sizesOf((name) => name === `${size}.avif`),
      ),
    ),
    line(
      'any, JPEG',
      JPEG_BUDGET,
      sizesOf((name) => name.endsWith('.jpg')),
    ),
    '',
    `${records.length} pictures weigh ${(total / 1e6).toFixed(1)} MB in total; the limit is ${TOTAL_BUDGET / 1e6} MB.`,
  ].join('\n');
}

/**
 * Replaces the table in the README.
 *
 * @throws Error if the README has no markers for the table.
 */
export function withByteTable(readme: string, records: readonly PrintRecord[]): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start < 0 || end < start) {
    throw new Error(`The README has no markers for the byte table. Add "${START}" and "${END}" on separate lines.`);
  }
  return `${readme.slice(0, start + START.length)}\n\n${byteTable(records)}\n\n${readme.slice(end)}`;
}

/** Reads the records of all pictures in alphabetical order. */
export function allRecords(): PrintRecord[] {
  return recordedIds().flatMap((id) => readRecord(id) ?? []);
}

/** Updates the table in the README. */
export function writeByteTable(): void {
  writeFileSync(README_FILE, withByteTable(readFileSync(README_FILE, 'utf8'), allRecords()));
}
