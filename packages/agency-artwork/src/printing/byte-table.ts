/** The README's table of what the printed files weigh, written from the print records. */
import { readFileSync, writeFileSync } from 'node:fs';
import { README_FILE } from './paths.js';
import { type PrintRecord, readRecord, recordedIds } from './records.js';
import { AVIF_BUDGETS, JPEG_BUDGET } from './sizes.js';

/** Most that the committed pictures may weigh together, in bytes. */
export const TOTAL_BUDGET = 40_000_000;

const START = '<!-- bytes: written by npm run artwork -->';
const END = '<!-- /bytes -->';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The middle of some numbers, or the mean of the two in the middle. */
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
 * The table as Markdown: budget, largest and median of each crop and width, then what all files weigh together.
 *
 * @param records the records of all printed pictures.
 */
export function byteTable(records: readonly PrintRecord[]): string {
  const files = records.flatMap((record) => Object.entries(record.files));
  const weights = (matches: (name: string) => boolean): number[] =>
    files.flatMap(([name, { bytes }]) => (matches(name) ? [bytes] : []));
  const total = files.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  return [
    '| size | budget (kB) | largest (kB) | median (kB) | files |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...Object.entries(AVIF_BUDGETS).map(([size, budget]) =>
      line(
        `${size.replace('-', ' ')} px`,
        budget,
        weights((name) => name === `${size}.avif`),
      ),
    ),
    line(
      'any, JPEG',
      JPEG_BUDGET,
      weights((name) => name.endsWith('.jpg')),
    ),
    '',
    `${records.length} pictures weigh ${(total / 1e6).toFixed(1)} MB together, of at most ${TOTAL_BUDGET / 1e6} MB.`,
  ].join('\n');
}

/**
 * The README with its table replaced.
 *
 * @throws Error when the README has lost the lines that mark where the table stands.
 */
export function withByteTable(readme: string, records: readonly PrintRecord[]): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start < 0 || end < start) {
    throw new Error(`The README has no place for its byte table: put "${START}" and "${END}" on lines of their own.`);
  }
  return `${readme.slice(0, start + START.length)}\n\n${byteTable(records)}\n\n${readme.slice(end)}`;
}

/** The records of all printed pictures, in alphabetical order. */
export function allRecords(): PrintRecord[] {
  return recordedIds().flatMap((id) => readRecord(id) ?? []);
}

/** Brings the README's table up to date. */
export function writeByteTable(): void {
  writeFileSync(README_FILE, withByteTable(readFileSync(README_FILE, 'utf8'), allRecords()));
}
