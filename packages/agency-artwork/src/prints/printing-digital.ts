/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital printing */
export const printingDigital: PrintedPicture = {
  id: 'printing-digital',
  version: '55bd66b5',
  alt: 'Sheets fly out of a digital press',
  placeholder: '#774832',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.57, y: 0.5 } },
  },
};
