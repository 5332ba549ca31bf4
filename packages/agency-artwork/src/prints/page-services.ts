/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Services: the expo hall, empty before opening */
export const pageServices: PrintedPicture = {
  id: 'page-services',
  version: '0ffe9a59',
  alt: 'A long exhibition aisle leads to a bright window',
  placeholder: '#4b4f3d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.64, y: 0.52 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.52 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.51, y: 0.52 } },
  },
};
