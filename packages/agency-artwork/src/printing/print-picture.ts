/** Prints one picture in all its sizes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cropFrame, type EncodedPrint, encodePrint, meanColour, printSheet } from '../engine/index.js';
import { CROP_ASPECTS } from '../picture.js';
import type { DrawnPicture } from './drawn-picture.js';
import { focusOf } from './drawn-picture.js';
import { PICTURES_FOLDER } from './paths.js';
import type { PrintedFile, PrintRecord } from './records.js';
import { avifBudget, JPEG_BUDGET, type PrintSize, printSizes, screenOf } from './sizes.js';

/** Pixels of one size of a drawn picture. */
export function printSize(picture: DrawnPicture, size: PrintSize): Promise<Uint8Array> {
  const frame = cropFrame(CROP_ASPECTS[size.crop], focusOf(picture, size.crop), picture.zoom);
  return printSheet(picture.sheet, frame, {
    width: size.width,
    height: size.height,
    seed: picture.seed,
    ...screenOf(size.width),
  });
}

/**
 * Prints and encodes every size into the picture's folder and returns the record of it.
 *
 * @param report called once per written file.
 */
export async function printPicture(
  picture: DrawnPicture,
  report: (file: string, print: EncodedPrint) => void,
): Promise<PrintRecord> {
  const folder = join(PICTURES_FOLDER, `${picture.row.id}.${picture.version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const files: Record<string, PrintedFile> = {};
  let placeholder = '#000000';
  const keep = (file: string, print: EncodedPrint): void => {
    writeFileSync(join(folder, file), print.bytes);
    files[file] = { bytes: print.bytes.length, quality: print.quality };
    report(file, print);
  };
  for (const size of printSizes(picture.row.kind)) {
    const pixels = await printSize(picture, size);
    const print = { pixels, width: size.width, height: size.height };
    keep(`${size.crop}-${size.width}.avif`, await encodePrint(print, 'avif', avifBudget(size)));
    if (size.fallback) {
      keep(`${size.crop}-${size.width}.jpg`, await encodePrint(print, 'jpg', JPEG_BUDGET));
      placeholder = meanColour(pixels);
    }
  }
  return { version: picture.version, placeholder, focus: picture.focus, files };
}
