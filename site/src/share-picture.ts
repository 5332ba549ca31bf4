/** Pictures for shared links, which `build/share-pictures.ts` crops from the pages' own pictures. */
import type { PictureSource } from 'agency-ui/schemas';

/** The size in px that social networks and messaging apps show uncropped. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Where the build writes the pictures. */
export const sharePictureFolder = '/share';

export interface SharePicture {
  /** Path on the site. */
  path: string;
  /** Folder of the source picture, in the artwork's `pictures`. */
  source: string;
  /** The point to keep in view, as fractions of the width and height. */
  focus: { x: number; y: number };
}

/** @throws if the picture isn't part of the artwork. */
export function sharePictureOf({ src, focus = { x: 0.5, y: 0.5 } }: PictureSource): SharePicture {
  const source = /^\/pictures\/([^/]+)\//.exec(src)?.[1];
  if (!source)
    throw new Error(
      `The picture "${src}" cannot be shared because it is not in /pictures. Use a picture from agency-artwork, such as widePicture(heroOffsetLithography).`,
    );
  return { path: `${sharePictureFolder}/${source}.jpg`, source, focus };
}
