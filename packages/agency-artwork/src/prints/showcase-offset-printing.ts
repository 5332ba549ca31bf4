/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Offset printing: the press line without people */
export const showcaseOffsetPrinting: PrintedPicture = {
  id: 'showcase-offset-printing',
  version: 'e13abe8e',
  alt: 'A row of offset printing units, and a pile of printed sheets in the light',
  placeholder: '#545a3f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
