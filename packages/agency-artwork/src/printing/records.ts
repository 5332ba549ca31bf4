/** Print records: metadata of the committed pictures. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '../plan/row.js';
import { RECORDS_FOLDER } from './paths.js';

/** One printed file. */
export interface PrintedFile {
  readonly bytes: number;
  /** The encoder quality that fit the budget. */
  readonly quality: number;
}

/** A picture's metadata. */
export interface PrintRecord {
  readonly version: string;
  /** Mean colour, `#rrggbb`. */
  readonly placeholder: string;
  readonly focus: { readonly x: number; readonly y: number };
  /** Data for a photograph, because photographs have no row in the plan. */
  readonly photo?: {
    readonly kind: PictureKind;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** Files, keyed by name, such as `wide-960.avif`. */
  readonly files: Readonly<Record<string, PrintedFile>>;
}

const recordFile = (id: string): string => join(RECORDS_FOLDER, `${id}.json`);

/** Reads a picture's record. Undefined if it has not been printed. */
export function readRecord(id: string): PrintRecord | undefined {
  const file = recordFile(id);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PrintRecord) : undefined;
}

/** Writes a picture's record. */
export function writeRecord(id: string, record: PrintRecord): void {
  mkdirSync(RECORDS_FOLDER, { recursive: true });
  writeFileSync(recordFile(id), `${JSON.stringify(record, null, 2)}\n`);
}

/** Returns the ids of all records in alphabetical order. */
export function recordedIds(): string[] {
  if (!existsSync(RECORDS_FOLDER)) return [];
  return readdirSync(RECORDS_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** Returns the ids of printed photographs, which are not in the plan. */
export function photoIds(): string[] {
  return recordedIds().filter((id) => readRecord(id)?.photo);
}

/** Deletes a picture's record. */
export function removeRecord(id: string): void {
  rmSync(recordFile(id), { force: true });
}
