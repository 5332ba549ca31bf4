/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Services: the expo hall, empty before opening */
export const pageServices: PrintedPicture = {
  id: 'page-services',
  version: '0ffe9a59',
  alt: 'A long exhibition aisle leads to a bright window',
  focus: { x: 0.635, y: 0.52 },
  placeholder: '#4b4f3d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
