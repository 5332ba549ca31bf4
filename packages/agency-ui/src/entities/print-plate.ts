import * as z from 'zod';
import { type PictureSource, pictureSchema } from './picture.js';

/** Checks a `PrintPlate`. */
export const printPlateSchema = z.strictObject({
  name: z.string().min(1),
  picture: pictureSchema,
});

/** What one ink contributes to a printed picture. */
export interface PrintPlate {
  /** The ink's name, in a word or two. Unique within its picture. */
  name: string;
  /** The ink alone on white, at the full picture's size. Its alternative text isn't used. */
  picture: PictureSource;
}
