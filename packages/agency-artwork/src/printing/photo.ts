/** Prints a photograph in the style of the drawings, as a misregistered halftone duotone. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  cropFrame,
  type Focus,
  INKS,
  type Ink,
  MISREGISTRATION,
  NAIROBI_PALETTE,
  type PlateRasters,
  PRESS_REVISION,
  type Size,
  screenPlates,
} from '../engine/index.js';
import { ARTBOARD_WIDTH } from '../engine/sheet.js';
import { CROP_ASPECTS } from '../picture.js';
import type { PictureKind } from '../plan/row.js';
import { type PrintSize, printSizes, screenOf } from './sizes.js';

/** The inks that can be combined with indigo, the key ink. */
export const PHOTO_INKS = ['teal', 'red', 'marigold'] as const satisfies readonly Ink[];

export type PhotoInk = (typeof PHOTO_INKS)[number];

/** Print settings of a photograph. */
export interface PhotoSettings {
  readonly kind: PictureKind;
  /** The second ink of the duotone. */
  readonly ink: PhotoInk;
  /** The point that every crop keeps, as fractions of the photograph's width and height. */
  readonly focus: Focus;
}

/** A photograph, ready to print. */
export interface Photo extends Size {
  readonly settings: PhotoSettings;
  /** The first eight hexadecimal digits of a hash of the file and the settings. */
  readonly version: string;
  /** Returns the pixels for one size. */
  readonly print: (size: PrintSize) => Promise<Uint8Array>;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Tone curves: the key ink prints the shadows, and the second ink everything darker than paper. */
const CURVES = {
  key: (darkness: number): number => clamp((darkness - 0.3) / 0.7) ** 1.2,
  colour: (darkness: number): number => 0.94 * clamp(darkness * 1.1) ** 0.9,
};

/**
 * Creates a photograph's four plates, two of them empty, with the press's misregistration.
 *
 * @param grey eight-bit luminance, row by row: 0 is black.
 * @param unit pixels per artboard unit.
 */
export function photoPlates(grey: Uint8Array, { width, height }: Size, ink: PhotoInk, unit: number): PlateRasters {
  const plate = (own: Ink): Uint8Array => {
    const levels = new Uint8Array(width * height).fill(255);
    if (own !== 'indigo' && own !== ink) return levels;
    const tone = own === 'indigo' ? CURVES.key : CURVES.colour;
    const tones = Uint8Array.from({ length: 256 }, (_, level) => Math.round(255 * (1 - tone(1 - level / 255))));
    const [shiftX, shiftY] = MISREGISTRATION[own].map((distance) => Math.round(distance * unit)) as [number, number];
    for (let y = 0; y < height; y++) {
      const from = Math.min(height - 1, Math.max(0, y - shiftY)) * width;
      for (let x = 0; x < width; x++) {
        const column = Math.min(width - 1, Math.max(0, x - shiftX));
        levels[y * width + x] = tones[grey[from + column] ?? 255] ?? 255;
      }
    }
    return levels;
  };
  return Object.fromEntries(INKS.map((ink) => [ink, plate(ink)])) as Record<Ink, Uint8Array>;
}

/**
 * Reads a photograph.
 *
 * @param file the bytes of a JPEG, PNG, WebP, AVIF or TIFF file.
 * @throws Error if it is too small for the sizes of its kind: an enlarged photograph would look blurred.
 */
export async function readPhoto(file: Buffer, settings: PhotoSettings): Promise<Photo> {
  const upright = await sharp(file).rotate().removeAlpha().toColourspace('srgb').png().toBuffer();
  const { width = 0, height = 0 } = await sharp(upright).metadata();
  const source = { width, height };
  const sizes = printSizes(settings.kind);
  const frameOf = ({ crop }: PrintSize) => cropFrame(CROP_ASPECTS[crop], settings.focus, 1, source);
  const missing = sizes.find((size) => frameOf(size).width < size.width);
  if (missing) {
    throw new Error(
      `The photograph is ${width} × ${height} px; its ${missing.crop} crop would be enlarged to ${missing.width} px. Use a larger file, or a kind with smaller sizes.`,
    );
  }
  const hash = createHash('sha256');
  hash.update(file);
  hash.update(JSON.stringify({ PRESS_REVISION, palette: NAIROBI_PALETTE, settings, sizes }));
  const version = hash.digest('hex').slice(0, 8);
  const seed = Number.parseInt(version.slice(0, 6), 16);

  const print = async (size: PrintSize): Promise<Uint8Array> => {
    const screen = screenOf(size.width);
    const frame = frameOf(size);
    const raster = { width: size.width * screen.samples, height: size.height * screen.samples };
    const grey = await sharp(upright)
      .extract({
        left: Math.floor(frame.x),
        top: Math.floor(frame.y),
        width: Math.floor(frame.width),
        height: Math.floor(frame.height),
      })
      .greyscale()
      .normalise({ lower: 1, upper: 99 })
      .resize(raster.width, raster.height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const unit = raster.width / ARTBOARD_WIDTH;
    return screenPlates(photoPlates(grey, raster, settings.ink, unit), {
      width: size.width,
      height: size.height,
      seed,
      ...screen,
    });
  };
  return { ...source, settings, version, print };
}
