/** Prints a picture at all sizes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cropFrame, type EncodedPrint, encodePrint, meanColour, printSheet } from '../engine/index.js';
import { CROP_ASPECTS } from '../picture.js';
import type { PictureKind } from '../plan/row.js';
import type { DrawnPicture } from './drawn-picture.js';
import { focusOf } from './drawn-picture.js';
import { PICTURES_FOLDER } from './paths.js';
import type { PrintedFile, PrintRecord } from './records.js';
import { avifBudget, JPEG_BUDGET, type PrintSize, printSizes, screenOf } from './sizes.js';

/** Prints a drawn picture at one size. */
export function printSize(picture: DrawnPicture, size: PrintSize): Promise<Uint8Array> {
  const frame = cropFrame(CROP_ASPECTS[size.crop], focusOf(picture, size.crop), picture.zoom);
  return printSheet(picture.sheet, frame, {
    width: size.width,
    height: size.height,
    seed: picture.seed,
    ...(picture.row.ink && { ink: picture.row.ink }),
    ...screenOf(size.width),
  });
}

interface PrintJob {
  readonly id: string;
  readonly version: string;
  readonly kind: PictureKind;
  /** Renders one size. */
  readonly pixels: (size: PrintSize) => Promise<Uint8Array>;
}

/** Called once for each file written. */
export type Report = (file: string, print: EncodedPrint) => void;

/** Renders and encodes every size of one kind of picture, and saves them in the picture's folder. */
export async function printFiles(
  { id, version, kind, pixels: pixelsOf }: PrintJob,
  report: Report,
): Promise<Pick<PrintRecord, 'version' | 'placeholder' | 'files'>> {
  const folder = join(PICTURES_FOLDER, `${id}.${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const files: Record<string, PrintedFile> = {};
  let placeholder = '#000000';
  const writePrint = (file: string, print: EncodedPrint): void => {
    writeFileSync(join(folder, file), print.bytes);
    files[file] = { bytes: print.bytes.length, quality: print.quality };
    report(file, print);
  };
  for (const size of printSizes(kind)) {
    const pixels = await pixelsOf(size);
    const print = { pixels, width: size.width, height: size.height };
    writePrint(`${size.crop}-${size.width}.avif`, await encodePrint(print, 'avif', avifBudget(size)));
    if (size.fallback) {
      writePrint(`${size.crop}-${size.width}.jpg`, await encodePrint(print, 'jpg', JPEG_BUDGET));
      placeholder = meanColour(pixels);
    }
  }
  return { version, placeholder, files };
}

/** Prints a drawn picture and returns its record. */
export async function printPicture(picture: DrawnPicture, report: Report): Promise<PrintRecord> {
  const { row, version, focus } = picture;
  const pixels = (size: PrintSize) => printSize(picture, size);
  const { placeholder, files } = await printFiles({ id: row.id, version, kind: row.kind, pixels }, report);
  return { version, placeholder, focus, files };
}
