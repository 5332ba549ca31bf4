/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Year-end celebration: colleagues toast on a roof terrace, fireworks over the skyline */
export const heroYearEndCelebration: PrintedPicture = {
  id: 'hero-year-end-celebration',
  version: 'dab66b39',
  alt: 'Colleagues raise glasses on a roof terrace as fireworks burst over Nairobi',
  placeholder: '#33322c',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.69, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.59, y: 0.5 } },
  },
};
