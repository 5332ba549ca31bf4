/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Corporate entertainment: a band before the disc, a crowd below */
export const heroCorporateEntertainment: PrintedPicture = {
  id: 'hero-corporate-entertainment',
  version: 'c531d233',
  alt: 'A singer and her band before a huge lit sun, a cheering crowd in front',
  focus: { x: 0.65, y: 0.5 },
  placeholder: '#733221',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
