/** Compares the screenshots of two revisions. */
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Capture, Screenshot } from './capture.js';

/** The result of a comparison. */
export type Status = 'changed' | 'new' | 'removed' | 'same';

/** One story in one mode, in both revisions. */
export interface Comparison {
  key: string;
  status: Status;
  before?: Screenshot;
  after?: Screenshot;
  /** The number of pixels that differ, counting pixels that only one screenshot has. */
  pixels: number;
  /** A PNG with the differing pixels; all others are transparent. */
  mask?: Buffer;
}

/** RGBA pixels with values from 0 to 255. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Vermilion. */
const markColour: [number, number, number] = [238, 61, 53];

async function decode(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pads an image with transparent pixels to a larger size. */
function padTo({ data, width, height }: Pixels, paddedWidth: number, paddedHeight: number): Uint8Array {
  if (width === paddedWidth && height === paddedHeight) return data;
  const padded = new Uint8Array(paddedWidth * paddedHeight * 4);
  for (let row = 0; row < height; row += 1) {
    padded.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * paddedWidth * 4);
  }
  return padded;
}

/** Pixelmatch's threshold for a visible difference. */
const visibleThreshold = 0.1;

/** Anti-aliasing differs in shorter lines and smaller squares than these. In px. */
const minChange = { line: 12, square: 4 };

/**
 * Whether a difference is only anti-aliasing, which varies between renderings of the same rounded corner. Movement is
 * more than that: either pixelmatch reports it, or the difference contains a line. An area with a slightly different
 * colour contains a square.
 *
 * @param mask - The differing pixels; all others are transparent.
 */
function isAntialiasing(one: Uint8Array, other: Uint8Array, mask: Pixels): boolean {
  const { data, width, height } = mask;
  const strict = { threshold: visibleThreshold, includeAA: false };
  if (pixelmatch(one, other, undefined, width, height, strict) > 0) return false;
  // Per pixel of the previous and the current row: the largest square and the longest vertical line that end there.
  let squaresAbove = new Uint8Array(width + 1);
  const linesDown = new Uint32Array(width);
  for (let row = 0; row < height; row += 1) {
    const squares = new Uint8Array(width + 1);
    let across = 0;
    for (let column = 0; column < width; column += 1) {
      const differs = data[(row * width + column) * 4 + 3] !== 0;
      across = differs ? across + 1 : 0;
      const down = differs ? (linesDown[column] ?? 0) + 1 : 0;
      linesDown[column] = down;
      if (!differs) continue;
      const square = 1 + Math.min(squaresAbove[column + 1] ?? 0, squaresAbove[column] ?? 0, squares[column] ?? 0);
      if (square >= minChange.square || across >= minChange.line || down >= minChange.line) return false;
      squares[column + 1] = square;
    }
    squaresAbove = squares;
  }
  return true;
}

/** Counts the differing pixels of two images, and marks them in a mask as large as both. */
export function differenceOf(before: Pixels, after: Pixels): { pixels: number; mask: Pixels } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = [padTo(before, width, height), padTo(after, width, height)];
  const mask = { data: new Uint8Array(width * height * 4), width, height };
  const settings = { threshold: 0, includeAA: true, diffMask: true, diffColor: markColour };
  const pixels = pixelmatch(one, other, mask.data, width, height, settings);
  const sameSize = before.width === after.width && before.height === after.height;
  return { pixels: pixels > 0 && sameSize && isAntialiasing(one, other, mask) ? 0 : pixels, mask };
}

async function compareFiles(before: string, after: string): Promise<{ pixels: number; mask?: Buffer }> {
  const { pixels, mask } = differenceOf(await decode(before), await decode(after));
  if (pixels === 0) return { pixels };
  const { data, width, height } = mask;
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
  return { pixels, mask: png };
}

const order: readonly Status[] = ['changed', 'new', 'removed', 'same'];

/**
 * Compares the screenshots of two captures.
 *
 * @param before - The older capture and its folder.
 * @param after - The newer capture and its folder.
 */
export async function compareCaptures(
  before: { capture: Capture; folder: string },
  after: { capture: Capture; folder: string },
): Promise<Comparison[]> {
  const remaining = new Map(before.capture.screenshots.map((screenshot) => [screenshot.key, screenshot]));
  const comparisons: Comparison[] = [];
  for (const screenshot of after.capture.screenshots) {
    const { key } = screenshot;
    const previous = remaining.get(key);
    remaining.delete(key);
    if (!previous) {
      comparisons.push({ key, status: 'new', after: screenshot, pixels: 0 });
    } else if (previous.sha256 === screenshot.sha256) {
      comparisons.push({ key, status: 'same', before: previous, after: screenshot, pixels: 0 });
    } else {
      const difference = await compareFiles(join(before.folder, previous.file), join(after.folder, screenshot.file));
      comparisons.push({
        key,
        status: difference.pixels > 0 ? 'changed' : 'same',
        before: previous,
        after: screenshot,
        ...difference,
      });
    }
  }
  for (const [key, screenshot] of remaining)
    comparisons.push({ key, status: 'removed', before: screenshot, pixels: 0 });
  const rank = ({ status }: Comparison) => order.indexOf(status);
  return comparisons.sort((one, other) => rank(one) - rank(other) || one.key.localeCompare(other.key));
}
