/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Publishing administration: manuscripts and numbers */
export const printingPublishing: PrintedPicture = {
  id: 'printing-publishing',
  version: '6d87ab85',
  alt: 'A handwritten sheet rises from a manuscript and turns into a row of finished books',
  placeholder: '#707d3a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.52, y: 0.5 } },
  },
};
