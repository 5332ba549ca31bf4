/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Offset lithography: a printer checks a sheet at the delivery of a press line */
export const heroOffsetLithography: PrintedPicture = {
  id: 'hero-offset-lithography',
  version: '6ab5d495',
  alt: 'A printer holds up a freshly printed sheet at the lit delivery end of a long offset press',
  placeholder: '#424b3b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.68, y: 0.55 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.55 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.57, y: 0.55 } },
  },
};
