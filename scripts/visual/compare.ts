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

/** How many pixels of two pictures differ at all, and a sheet as large as both with each of them marked. */
export function differenceOf(before: Pixels, after: Pixels): { pixels: number; sheet: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = [onSheet(before, width, height), onSheet(after, width, height)];
  const data = new Uint8Array(width * height * 4);
  // Every difference counts: both pictures come from one browser, which draws the same page in the same way.
  const settings = { threshold: 0, includeAA: true, diffMask: true, diffColor: markColour };
  return { pixels: pixelmatch(one, other, data, width, height, settings), sheet: { data, width, height } };
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
