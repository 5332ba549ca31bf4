/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Vendor and supplier expos: a sample changes hands */
export const exposSupplierExpos: PrintedPicture = {
  id: 'expos-supplier-expos',
  version: '13eaa1a7',
  alt: 'A supplier holds out a jar to a buyer across a table of samples',
  placeholder: '#be783f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
