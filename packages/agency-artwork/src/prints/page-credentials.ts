/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Credentials: a sealed certificate */
export const pageCredentials: PrintedPicture = {
  id: 'page-credentials',
  version: 'eb3b111e',
  alt: 'A sealed certificate on a file, with a rubber stamp and its ink pad',
  placeholder: '#d2b084',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.64, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
