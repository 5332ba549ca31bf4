/** Print records: what the press noted about each committed picture. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '../plan/row.js';
import { RECORDS_FOLDER } from './paths.js';

/** One printed file. */
export interface PrintedFile {
  readonly bytes: number;
  /** Encoder quality that was needed to fit the budget. */
  readonly quality: number;
}

/** What is known about a printed picture. */
export interface PrintRecord {
  readonly version: string;
  /** Mean colour, `#rrggbb`. */
  readonly placeholder: string;
  readonly focus: { readonly x: number; readonly y: number };
  /** Of a printed photograph: what the plan says of a drawing. */
  readonly photo?: {
    readonly kind: PictureKind;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** By file name, for example `wide-960.avif`. */
  readonly files: Readonly<Record<string, PrintedFile>>;
}

const recordFile = (id: string): string => join(RECORDS_FOLDER, `${id}.json`);

/** The record of a picture, or undefined when it has not been printed. */
export function readRecord(id: string): PrintRecord | undefined {
  const file = recordFile(id);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PrintRecord) : undefined;
}

/** Writes the record of a picture. */
export function writeRecord(id: string, record: PrintRecord): void {
  mkdirSync(RECORDS_FOLDER, { recursive: true });
  writeFileSync(recordFile(id), `${JSON.stringify(record, null, 2)}\n`);
}

/** Ids that have a record, in alphabetical order. */
export function recordedIds(): string[] {
  if (!existsSync(RECORDS_FOLDER)) return [];
  return readdirSync(RECORDS_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** Ids of the printed photographs: they are in no plan. */
export function photoIds(): string[] {
  return recordedIds().filter((id) => readRecord(id)?.photo);
}

/** Removes the record of a picture that is no longer planned. */
export function removeRecord(id: string): void {
  rmSync(recordFile(id), { force: true });
}
