/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Visual identity: one mark on many things */
export const brandVisualIdentity: PrintedPicture = {
  id: 'brand-visual-identity',
  version: '572ddebc',
  alt: 'A shirt, a round sign and cards with the same bird logo',
  placeholder: '#99813e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
