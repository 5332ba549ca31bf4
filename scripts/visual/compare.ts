/** Finds what differs between the pictures of two revisions. */
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Album, Picture } from './photograph.js';

/** How a story looks in a mode, beside how it looked. */
export type Status = 'changed' | 'new' | 'removed' | 'same';

/** One story in one mode, in both revisions. */
export interface Comparison {
  key: string;
  status: Status;
  before?: Picture;
  after?: Picture;
  /** How many pixels differ, of those that either picture has. */
  pixels: number;
  /** Where they differ: a PNG that is transparent elsewhere. */
  mask?: Buffer;
}

/** Pixels, red, green, blue and alpha of each, from 0 to 255. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Vermilion, the colour of what is out of register. */
const markColour: [number, number, number] = [238, 61, 53];

async function decode(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The same picture on a larger sheet, whose rest is transparent. */
function onSheet({ data, width, height }: Pixels, sheetWidth: number, sheetHeight: number): Uint8Array {
  if (width === sheetWidth && height === sheetHeight) return data;
  const sheet = new Uint8Array(sheetWidth * sheetHeight * 4);
  for (let row = 0; row < height; row += 1) {
    sheet.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * sheetWidth * 4);
  }
  return sheet;
}

/** As pixelmatch has it: what an eye can tell apart. */
const visible = 0.1;

/** Smoothing differs in fewer pixels than this in line, and in smaller squares. In px. */
const shortest = { line: 12, square: 4 };

/**
 * Whether a difference is only that of smoothing: a browser draws the same rounded corner now with one, now with
 * another. What moved is more than that: pixelmatch tells it from smoothing, or it differs along a line. So is a plane
 * of another colour, however little it differs.
 *
 * @param sheet - The differing pixels; all others are transparent.
 */
function isSmoothing(one: Uint8Array, other: Uint8Array, sheet: Pixels): boolean {
  const { data, width, height } = sheet;
  const strict = { threshold: visible, includeAA: false };
  if (pixelmatch(one, other, undefined, width, height, strict) > 0) return false;
  // Of each pixel in the row above and in this one: the largest square, and the line downwards, that end there.
  let squaresAbove = new Uint8Array(width + 1);
  const downwards = new Uint32Array(width);
  for (let row = 0; row < height; row += 1) {
    const squares = new Uint8Array(width + 1);
    let across = 0;
    for (let column = 0; column < width; column += 1) {
      const differs = data[(row * width + column) * 4 + 3] !== 0;
      across = differs ? across + 1 : 0;
      const down = differs ? (downwards[column] ?? 0) + 1 : 0;
      downwards[column] = down;
      if (!differs) continue;
      const square = 1 + Math.min(squaresAbove[column + 1] ?? 0, squaresAbove[column] ?? 0, squares[column] ?? 0);
      if (square >= shortest.square || across >= shortest.line || down >= shortest.line) return false;
      squares[column + 1] = square;
    }
    squaresAbove = squares;
  }
  return true;
}

/** How many pixels of two pictures differ, and a sheet as large as both with each of them marked. */
export function differenceOf(before: Pixels, after: Pixels): { pixels: number; sheet: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = [onSheet(before, width, height), onSheet(after, width, height)];
  const sheet = { data: new Uint8Array(width * height * 4), width, height };
  const settings = { threshold: 0, includeAA: true, diffMask: true, diffColor: markColour };
  const pixels = pixelmatch(one, other, sheet.data, width, height, settings);
  const sameSize = before.width === after.width && before.height === after.height;
  return { pixels: pixels > 0 && sameSize && isSmoothing(one, other, sheet) ? 0 : pixels, sheet };
}

async function compareFiles(before: string, after: string): Promise<{ pixels: number; mask?: Buffer }> {
  const { pixels, sheet } = differenceOf(await decode(before), await decode(after));
  if (pixels === 0) return { pixels };
  const { data, width, height } = sheet;
  const mask = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
  return { pixels, mask };
}

/** Changes first, then what is new, what is gone, and the rest. */
const order: readonly Status[] = ['changed', 'new', 'removed', 'same'];

/**
 * Compares two albums picture by picture.
 *
 * @param before - The older album and its folder.
 * @param after - The newer album and its folder.
 */
export async function compareAlbums(
  before: { album: Album; folder: string },
  after: { album: Album; folder: string },
): Promise<Comparison[]> {
  const old = new Map(before.album.pictures.map((picture) => [picture.key, picture]));
  const comparisons: Comparison[] = [];
  for (const picture of after.album.pictures) {
    const { key } = picture;
    const was = old.get(key);
    old.delete(key);
    if (!was) {
      comparisons.push({ key, status: 'new', after: picture, pixels: 0 });
    } else if (was.sha256 === picture.sha256) {
      comparisons.push({ key, status: 'same', before: was, after: picture, pixels: 0 });
    } else {
      const found = await compareFiles(join(before.folder, was.file), join(after.folder, picture.file));
      comparisons.push({ key, status: found.pixels > 0 ? 'changed' : 'same', before: was, after: picture, ...found });
    }
  }
  for (const [key, picture] of old) comparisons.push({ key, status: 'removed', before: picture, pixels: 0 });
  const rank = ({ status }: Comparison) => order.indexOf(status);
  return comparisons.sort((one, other) => rank(one) - rank(other) || one.key.localeCompare(other.key));
}
