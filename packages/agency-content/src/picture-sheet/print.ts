/** Single prints of a picture, as separate sources. */
import { CROP_ASPECTS, type Crop, type PrintedPicture, pictureFile } from 'agency-artwork';
import type { PictureSource } from 'agency-ui/schemas';

/** All crops, in display order. */
export const crops = ['wide', 'tall', 'card', 'panorama'] as const satisfies readonly Crop[];

/** A single crop, as the smallest print at least this wide in px, or its largest print. */
export function printOf(picture: PrintedPicture, crop: Crop, leastWidth: number): PictureSource {
  const printed = picture.crops[crop];
  if (!printed) throw new Error(`The picture "${picture.id}" has no ${crop} crop. Add one to the artwork's plan.`);
  const { widths, fallback, focus } = printed;
  const width = widths.find((each) => each >= leastWidth) ?? Math.max(...widths);
  return {
    src: `/pictures/${pictureFile(picture, crop, fallback, 'jpg')}`,
    width,
    height: Math.round(width / CROP_ASPECTS[crop]),
    alt: picture.alt,
    sources: [{ type: 'image/avif', srcSet: `/pictures/${pictureFile(picture, crop, width, 'avif')}` }],
    placeholder: picture.placeholder,
    focus,
  };
}
