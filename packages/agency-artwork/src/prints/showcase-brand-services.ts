/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Strategic brand services: one mark on many things */
export const showcaseBrandServices: PrintedPicture = {
  id: 'showcase-brand-services',
  version: '6f8e31aa',
  alt: 'Cards, letterheads and a folder with the same bird logo, on a green table',
  placeholder: '#808658',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
