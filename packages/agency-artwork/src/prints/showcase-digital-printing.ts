/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital printing: personal invitations, one copy each */
export const showcaseDigitalPrinting: PrintedPicture = {
  id: 'showcase-digital-printing',
  version: '0d4f67ad',
  alt: 'Invitations, each with its own pattern, slide out of a digital press',
  placeholder: '#97a07c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.64, y: 0.48 } },
  },
};
