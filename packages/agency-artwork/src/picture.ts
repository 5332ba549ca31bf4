/** What a printed picture is, for the packages that show it. No print code is imported here. */

/** The shapes a picture is printed in. */
export type Crop = 'wide' | 'tall' | 'card' | 'panorama';

/** Width divided by height of each crop. */
export const CROP_ASPECTS: Readonly<Record<Crop, number>> = {
  wide: 16 / 9,
  tall: 4 / 5,
  card: 4 / 3,
  panorama: 8 / 3,
};

/** One shape of a picture and the sizes it comes in. */
export interface PrintedCrop {
  /** Widths in pixels that exist as AVIF. The height follows from the crop's aspect. */
  readonly widths: readonly number[];
  /** A further AVIF width in pixels, for screens wider than 1920 px alone: others would load it for nothing. */
  readonly vast?: number;
  /** The one width in pixels that also exists as JPEG, for browsers without AVIF. */
  readonly fallback: number;
  /** The point to keep in view when a layout crops further, as fractions of the crop's width and height. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** A picture that has been printed and committed. */
export interface PrintedPicture {
  /** The picture's name in the plan, in kebab case. */
  readonly id: string;
  /** First eight hexadecimal digits of its source hash: changes when the picture changes. */
  readonly version: string;
  /** What the picture shows, for people who do not see it. */
  readonly alt: string;
  /** The picture's mean colour, `#rrggbb`, to show before it arrives. */
  readonly placeholder: string;
  /** The shapes it comes in: `cropsOf` in `printing/sizes.ts` says which kind has which. */
  readonly crops: Readonly<Partial<Record<Crop, PrintedCrop>>>;
}

/**
 * The file of a picture, relative to the package's `pictures` folder.
 *
 * @param width a width that the crop lists.
 * @example pictureFile(offsetLithography, 'wide', 960, 'avif') // 'offset-lithography.3fa91c2b/wide-960.avif'
 * @throws Error when the picture is not printed in that crop, width or format.
 */
export function pictureFile(picture: PrintedPicture, crop: Crop, width: number, format: 'avif' | 'jpg'): string {
  const printed = picture.crops[crop];
  if (!printed) {
    const known = Object.keys(picture.crops).join(', ');
    throw new Error(`The picture "${picture.id}" has no ${crop} crop; it is printed as: ${known}.`);
  }
  const { fallback, widths: usual, vast = [] } = printed;
  const widths = format === 'jpg' ? [fallback] : usual.concat(vast);
  if (!widths.includes(width)) {
    throw new Error(
      `The ${crop} crop of "${picture.id}" has no ${width} px ${format}; it is printed at: ${widths.join(', ')}.`,
    );
  }
  return `${picture.id}.${picture.version}/${crop}-${width}.${format}`;
}
