import { CROP_ASPECTS, type Crop, type PrintedPicture, pictureFile } from 'agency-artwork';
import type { PictureSource } from 'agency-ui/schemas';

/** URL path under which the site and Storybook serve the pictures. */
const folder = '/pictures';

/** Heroes show their portrait crop below this width, which is also the layout's breakpoint. */
const phone = '(width < 40rem)';

/** The largest images are only for viewports wider than this; smaller ones would download them needlessly. */
const wideScreen = '(width > 120rem)';

/** Panoramas show their wide crop from this width, which is also the layout's breakpoint. */
const desktop = '(width >= 60rem)';

function printed(picture: PrintedPicture, crop: Crop) {
  const sizes = picture.crops[crop];
  if (!sizes) throw new Error(`The picture "${picture.id}" has no "${crop}" crop. Add one to the artwork's plan.`);
  const address = (width: number, format: 'avif' | 'jpg') => `${folder}/${pictureFile(picture, crop, width, format)}`;
  return {
    avif: sizes.widths.map((width) => `${address(width, 'avif')} ${width}w`).join(', '),
    fallback: address(sizes.fallback, 'jpg'),
    vast: sizes.vast ? [{ media: wideScreen, type: 'image/avif', srcSet: address(sizes.vast, 'avif') }] : [],
    focus: sizes.focus,
    width: sizes.fallback,
    height: Math.round(sizes.fallback / CROP_ASPECTS[crop]),
  };
}

function singleCrop(picture: PrintedPicture, crop: Crop): PictureSource {
  const { avif, vast, fallback, width, height, focus } = printed(picture, crop);
  return {
    src: fallback,
    width,
    height,
    alt: picture.alt,
    sources: [...vast, { type: 'image/avif', srcSet: avif }],
    placeholder: picture.placeholder,
    focus,
  };
}

/** A picture for a card: 4:3. */
export const cardPicture = (picture: PrintedPicture): PictureSource => singleCrop(picture, 'card');

/** A picture for a wide band: 8:3 where there is space, otherwise 4:3. */
export function panoramaPicture(picture: PrintedPicture): PictureSource {
  const card = singleCrop(picture, 'card');
  const panorama = printed(picture, 'panorama');
  return {
    ...card,
    sources: [
      { media: desktop, type: 'image/avif', srcSet: panorama.avif },
      { media: desktop, srcSet: panorama.fallback },
      ...(card.sources ?? []),
    ],
  };
}

/** A person's portrait: 4:5. */
export const portraitPicture = (picture: PrintedPicture): PictureSource => singleCrop(picture, 'tall');

/** A picture that is large on one page and small on another: 16:9. */
export const widePicture = (picture: PrintedPicture): PictureSource => singleCrop(picture, 'wide');

/**
 * A picture for a hero: 16:9, and 4:5 on phones.
 *
 * @param phoneFocus - Which end of the portrait crop to keep in view, if it differs from the picture's focus.
 */
export function heroPicture(picture: PrintedPicture, phoneFocus?: PictureSource['phoneFocus']): PictureSource {
  const wide = printed(picture, 'wide');
  const tall = printed(picture, 'tall');
  return {
    src: wide.fallback,
    width: wide.width,
    height: wide.height,
    alt: picture.alt,
    sources: [
      { media: phone, type: 'image/avif', srcSet: tall.avif },
      { media: phone, srcSet: tall.fallback },
      ...wide.vast,
      { type: 'image/avif', srcSet: wide.avif },
    ],
    placeholder: picture.placeholder,
    focus: wide.focus,
    ...(phoneFocus && { phoneFocus }),
  };
}

/** A picture for a hero beside its text: 16:9, and 4:3 on phones, where it has its own row. */
export function besidePicture(picture: PrintedPicture): PictureSource {
  const wide = widePicture(picture);
  const card = printed(picture, 'card');
  return {
    ...wide,
    sources: [
      { media: phone, type: 'image/avif', srcSet: card.avif },
      { media: phone, srcSet: card.fallback },
      ...(wide.sources ?? []),
    ],
  };
}
