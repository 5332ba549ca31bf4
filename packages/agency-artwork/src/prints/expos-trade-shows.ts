/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Trade shows: the aisle */
export const exposTradeShows: PrintedPicture = {
  id: 'expos-trade-shows',
  version: '46ed6967',
  alt: 'Visitors among the stands of a trade show',
  placeholder: '#675b40',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.51, y: 0.52 } },
    panorama: { widths: [960, 1440, 1920], fallback: 960, focus: { x: 0.64, y: 0.5 } },
  },
};
