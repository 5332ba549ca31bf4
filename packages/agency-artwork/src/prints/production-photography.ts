/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Photography: a studio with a paper sweep */
export const productionPhotography: PrintedPicture = {
  id: 'production-photography',
  version: '682a6467',
  alt: 'Two hands hold a camera before a woman in a patterned gown on a paper sweep',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#a09a76',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
