/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand identity: a mark takes shape on a desk */
export const pageBrandIdentity: PrintedPicture = {
  id: 'page-brand-identity',
  version: '9b1f5671',
  alt: 'A bird logo drawn on squared paper, beside swatches and a pair of compasses',
  placeholder: '#9eaa89',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.66, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.55, y: 0.5 } },
  },
};
