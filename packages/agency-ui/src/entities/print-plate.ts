import * as z from 'zod';
import { type PictureSource, pictureSchema } from './picture.js';

/** Checks a `PrintPlate`. */
export const printPlateSchema = z.strictObject({
  name: z.string().min(1),
  picture: pictureSchema,
});

/** What one ink adds to a printed picture. */
export interface PrintPlate {
  /** The ink, in a word or two. Unique in its picture. */
  name: string;
  /** The ink alone, on white, at the size of the whole picture. Its alternative text is not used. */
  picture: PictureSource;
}
