/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Empowerment workshop: a speaker before a lit screen, a half circle of listeners */
export const heroEmpowermentWorkshop: PrintedPicture = {
  id: 'hero-empowerment-workshop',
  version: '519cf444',
  alt: 'A woman speaks before a glowing screen to a half circle of listeners',
  focus: { x: 0.655, y: 0.46 },
  placeholder: '#524630',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
