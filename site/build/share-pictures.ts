import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { type SharePicture, sharePictureSize } from '../src/share-picture.js';

/** Pictures cropped by earlier builds. Their file names contain the picture's version. */
const cache = resolve(import.meta.dirname, '../../.cache/share');

/** A picture's largest file, preferably of the wide crop, because cropping it loses the least. */
async function largestOf(folder: string): Promise<string> {
  const sizes = (await readdir(folder)).flatMap((file) => {
    const [, crop = '', width] = /^(wide|card|tall)-(\d+)\.avif$/.exec(file) ?? [];
    return width ? [{ file, crop, width: Number(width) }] : [];
  });
  const rank = ({ crop, width }: (typeof sizes)[number]) => (crop === 'wide' ? 1e6 : crop === 'card' ? 1e5 : 0) + width;
  const [largest] = sizes.sort((one, other) => rank(other) - rank(one));
  if (!largest) throw new Error(`${folder} contains no AVIF file. Run \`npm run artwork\`.`);
  return join(folder, largest.file);
}

/** Crops a picture to the size for shared links, keeping its focal point in view. */
async function cut(file: string, { focus }: SharePicture): Promise<Buffer> {
  const { width, height } = sharePictureSize;
  const picture = sharp(await readFile(file));
  const original = await picture.metadata();
  const scale = Math.max(width / original.width, height / original.height);
  const size = { width: Math.ceil(original.width * scale), height: Math.ceil(original.height * scale) };
  const offset = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part));
  return picture
    .resize({ ...size, fit: 'fill' })
    .extract({ left: offset(size.width, width, focus.x), top: offset(size.height, height, focus.y), width, height })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/**
 * A shared link's picture as a JPEG, which every network supports.
 *
 * @param pictures - The folder of the artwork's pictures.
 */
export async function sharePicture(pictures: string, picture: SharePicture): Promise<Buffer> {
  const { x, y } = picture.focus;
  const cached = join(cache, `${picture.source}-${x}-${y}.jpg`);
  if (existsSync(cached)) return readFile(cached);
  const content = await cut(await largestOf(join(pictures, picture.source)), picture);
  await mkdir(cache, { recursive: true });
  // Two builds may run at once, so a file only gets its final name once it is complete.
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, cached);
  return content;
}
