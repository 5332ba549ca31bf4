/** The social sharing image for pages without a hero picture. Only the prerenderer reads it. */
import { heroCorporateEntertainment } from 'agency-artwork';
import { widePicture } from './pictures.js';

export const sharedPicture = widePicture(heroCorporateEntertainment);
