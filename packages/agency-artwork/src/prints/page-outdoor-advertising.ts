/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Outdoor advertising: a billboard over a night road */
export const pageOutdoorAdvertising: PrintedPicture = {
  id: 'page-outdoor-advertising',
  version: 'bd1a50a4',
  alt: 'A lit billboard glows over a road at night',
  focus: { x: 0.723, y: 0.42 },
  placeholder: '#3c3730',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
