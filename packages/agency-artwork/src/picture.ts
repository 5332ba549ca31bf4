/** Types of printed pictures for the packages that show them. This module must not import print code. */

/** A picture's crops. */
export type Crop = 'wide' | 'tall' | 'card' | 'panorama';

/** Width divided by height of each crop. */
export const CROP_ASPECTS: Readonly<Record<Crop, number>> = {
  wide: 16 / 9,
  tall: 4 / 5,
  card: 4 / 3,
  panorama: 8 / 3,
};

/** A crop and its sizes. */
export interface PrintedCrop {
  /** AVIF widths in pixels. The aspect ratio gives the height. */
  readonly widths: readonly number[];
  /** An additional AVIF width in pixels, only for screens wider than 1920 px. */
  readonly vast?: number;
  /** The width in pixels that is also available as JPEG, for browsers without AVIF. */
  readonly fallback: number;
  /** The focal point for further cropping in a layout, as fractions of the crop's width and height. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** A committed picture. */
export interface PrintedPicture {
  /** The id in the plan, in kebab case. */
  readonly id: string;
  /** The first eight hexadecimal digits of its source hash. It changes with the picture. */
  readonly version: string;
  /** The alternative text. */
  readonly alt: string;
  /** The picture's mean colour, `#rrggbb`, shown while it loads. */
  readonly placeholder: string;
  /** Its crops. They depend on the kind: see `cropsOf` in `printing/sizes.ts`. */
  readonly crops: Readonly<Partial<Record<Crop, PrintedCrop>>>;
}

/**
 * Returns the path of a picture's file, relative to the package's `pictures` folder.
 *
 * @param width one of the crop's widths.
 * @example pictureFile(offsetLithography, 'wide', 960, 'avif') // 'offset-lithography.3fa91c2b/wide-960.avif'
 * @throws Error if the picture does not exist in that crop, width or format.
 */
export function pictureFile(picture: PrintedPicture, crop: Crop, width: number, format: 'avif' | 'jpg'): string {
  const printed = picture.crops[crop];
  if (!printed) {
    const known = Object.keys(picture.crops).join(', ');
    throw new Error(`The picture "${picture.id}" has no ${crop} crop; available: ${known}.`);
  }
  const { fallback, widths: regularWidths, vast = [] } = printed;
  const widths = format === 'jpg' ? [fallback] : regularWidths.concat(vast);
  if (!widths.includes(width)) {
    throw new Error(
      `The ${crop} crop of "${picture.id}" has no ${width} px ${format}; available: ${widths.join(', ')}.`,
    );
  }
  return `${picture.id}.${picture.version}/${crop}-${width}.${format}`;
}
