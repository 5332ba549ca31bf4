/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Industry news: labels and packaging grow */
export const blogPrintToday: PrintedPicture = {
  id: 'blog-print-today',
  version: '215dd41c',
  alt: 'A web of labels runs over rollers',
  placeholder: '#48502f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.51, y: 0.5 } },
  },
};
