/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end celebration: colleagues toast on a roof terrace, fireworks over the skyline */
export const heroYearEndCelebration: PrintedPicture = {
  id: 'hero-year-end-celebration',
  version: 'e615abb1',
  alt: 'Colleagues raise glasses on a roof terrace as fireworks open over Nairobi',
  focus: { x: 0.69, y: 0.5 },
  placeholder: '#33322c',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
