/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Pre-production and design: proofs on a desk */
export const printingPreProduction: PrintedPicture = {
  id: 'printing-pre-production',
  version: '7178513b',
  alt: 'A loupe magnifies the dots on a proof sheet, beside a fan of swatches',
  placeholder: '#a7a172',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
