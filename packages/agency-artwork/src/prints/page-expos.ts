/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Expos: visitors arrive at a pavilion with flags */
export const pageExpos: PrintedPicture = {
  id: 'page-expos',
  version: 'a159e2c7',
  alt: 'Visitors walk up to a pavilion hung with tall coloured flags',
  placeholder: '#968e62',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.66, y: 0.45 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.45 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.45 } },
  },
};
