/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a brand activation */
export const projectBrandActivation: PrintedPicture = {
  id: 'project-brand-activation',
  version: 'e7a0330d',
  alt: 'People taste drinks at the counter of a bright kiosk',
  placeholder: '#2f4537',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.63, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.51, y: 0.5 } },
  },
};
