/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Credentials: a handshake */
export const pageCredentials: PrintedPicture = {
  id: 'page-credentials',
  version: '34e0ae51',
  alt: "Two people shake hands over a stand's counter",
  placeholder: '#93814d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.6, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
