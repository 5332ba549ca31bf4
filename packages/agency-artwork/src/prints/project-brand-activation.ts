/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a brand activation */
export const projectBrandActivation: PrintedPicture = {
  id: 'project-brand-activation',
  version: 'e7a0330d',
  alt: 'People taste drinks at the counter of a bright kiosk',
  focus: { x: 0.68, y: 0.56 },
  placeholder: '#2f4537',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
