/** The picture of a page that is shared and has none of its own. Only the prerenderer reads it. */
import { heroCorporateEntertainment } from 'agency-artwork';
import { widePicture } from './pictures.js';

export const sharedPicture = widePicture(heroCorporateEntertainment);
