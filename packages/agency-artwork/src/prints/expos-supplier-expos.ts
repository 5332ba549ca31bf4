/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Vendor and supplier expos: a handshake */
export const exposSupplierExpos: PrintedPicture = {
  id: 'expos-supplier-expos',
  version: '6c2a80f5',
  alt: "Two people shake hands over a stand's counter",
  placeholder: '#93814d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
