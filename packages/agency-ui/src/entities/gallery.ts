import * as z from 'zod';
import { type PictureSource, pictureSchema } from './picture.js';

/** Checks a `GalleryPicture`. */
export const galleryPictureSchema = z.strictObject({
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Write an id in kebab-case.'),
  picture: pictureSchema,
  large: pictureSchema.optional(),
  caption: z.string().min(1).optional(),
});

/** A picture of a gallery. */
export interface GalleryPicture {
  /** Unique within the gallery, in kebab-case: part of the picture's fragment in URLs. */
  id: string;
  /** The picture in the grid, which keeps its proportions. */
  picture: PictureSource;
  /** The large picture that a press shows. By default `picture`. */
  large?: PictureSource | undefined;
  /** One short sentence below the picture. */
  caption?: string | undefined;
}
