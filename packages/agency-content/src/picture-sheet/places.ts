/** Where the site shows each picture, and in which shape. `npm run picture-places` measures it on the built site. */
import type { Crop } from 'agency-artwork';
import measured from './places.json' with { type: 'json' };

/** Widths of the site's screens in the measurement, in CSS px. */
export const screenWidths = [390, 768, 1440, 1920] as const;

export type ScreenWidth = (typeof screenWidths)[number];

/** Where a page shows a picture. */
export interface PicturePlace {
  /** Path of the page. */
  page: string;
  /** The print that the page chooses at this width. */
  crop: Crop;
  /** The box that the picture fills, in CSS px. */
  width: number;
  height: number;
  /** The part of the print that stays in view: `object-position`, as fractions across and down. */
  position: readonly [number, number];
}

/** The largest place of each picture, by the picture's id and the width of the screen. */
export type PicturePlaces = Readonly<Record<string, Partial<Record<ScreenWidth, PicturePlace>>>>;

export const picturePlaces = measured as unknown as PicturePlaces;

/** A box within another, in percent of the outer one. */
export interface Placement {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a print lies behind the box that shows it, as `object-fit: cover` puts it. */
export function placePrint({ width, height, position: [x, y] }: PicturePlace, aspect: number): Placement {
  const box = width / height;
  const [across, down] = box > aspect ? [100, (box / aspect) * 100] : [(aspect / box) * 100, 100];
  return { left: (100 - across) * x, top: (100 - down) * y, width: across, height: down };
}
