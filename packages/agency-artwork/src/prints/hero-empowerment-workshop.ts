/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Empowerment workshop: a speaker before a lit screen, a half circle of listeners */
export const heroEmpowermentWorkshop: PrintedPicture = {
  id: 'hero-empowerment-workshop',
  version: '3f72aa1f',
  alt: 'A woman speaks in front of a glowing screen to a half circle of listeners',
  placeholder: '#4f4631',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], vast: 2560, fallback: 960, focus: { x: 0.66, y: 0.46 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.46 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.54, y: 0.46 } },
  },
};
