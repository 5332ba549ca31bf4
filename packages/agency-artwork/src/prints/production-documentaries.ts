/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Documentaries: a camera on the lake shore */
export const productionDocumentaries: PrintedPicture = {
  id: 'production-documentaries',
  version: 'a623890c',
  alt: 'A camera operator in headphones films two people fishing from a canoe, with green hills behind them',
  placeholder: '#737b4e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
