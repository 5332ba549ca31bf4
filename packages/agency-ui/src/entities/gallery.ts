import * as z from 'zod';
import { type PictureSource, pictureSchema } from './picture.js';

/** Checks a `GalleryPicture`. */
export const galleryPictureSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Use an id in kebab-case.'),
  picture: pictureSchema,
  large: pictureSchema.optional(),
  caption: z.string().min(1).optional(),
});

/** A picture in a gallery. */
export interface GalleryPicture {
  /** Unique within the gallery, in kebab-case. Part of the picture's fragment in URLs. */
  id: string;
  /** The picture in the grid, at its own aspect ratio. */
  picture: PictureSource;
  /** The large picture shown when the visitor presses it. Defaults to `picture`. */
  large?: PictureSource | undefined;
  /** One short sentence below the picture. */
  caption?: string | undefined;
}
