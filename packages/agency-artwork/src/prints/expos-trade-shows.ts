/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Trade shows: the aisle */
export const exposTradeShows: PrintedPicture = {
  id: 'expos-trade-shows',
  version: 'c1d316f8',
  alt: 'Visitors among the stands of a trade show',
  focus: { x: 0.635, y: 0.52 },
  placeholder: '#4c543f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
