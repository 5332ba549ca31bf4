/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** 3D printing: a nozzle lays a model of the KICC tower, layer by layer */
export const hero3dPrinting: PrintedPicture = {
  id: 'hero-3d-printing',
  version: 'd418cc18',
  alt: 'A maker watches a 3D printer build a model of the KICC tower in its glowing chamber',
  focus: { x: 0.767, y: 0.48 },
  placeholder: '#674323',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
