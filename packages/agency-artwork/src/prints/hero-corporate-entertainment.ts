/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Corporate entertainment: a band before the disc, a crowd below */
export const heroCorporateEntertainment: PrintedPicture = {
  id: 'hero-corporate-entertainment',
  version: '5e0c9360',
  alt: 'A singer and her band in front of a huge glowing sun, facing a cheering crowd',
  placeholder: '#713122',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.65, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.53, y: 0.5 } },
  },
};
