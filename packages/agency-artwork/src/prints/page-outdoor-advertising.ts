/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Outdoor advertising: a billboard over a night road */
export const pageOutdoorAdvertising: PrintedPicture = {
  id: 'page-outdoor-advertising',
  version: 'bd1a50a4',
  alt: 'A lit billboard glows over a road at night',
  placeholder: '#3c3730',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.72, y: 0.42 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.42 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.63, y: 0.42 } },
  },
};
