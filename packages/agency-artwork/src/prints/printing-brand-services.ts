/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Brand services for print */
export const printingBrandServices: PrintedPicture = {
  id: 'printing-brand-services',
  version: 'a940ee04',
  alt: 'A letterhead, an envelope and round labels with the same leaf logo, on a teal table',
  placeholder: '#92a281',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
