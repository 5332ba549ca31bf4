/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The marigold plate of the canoe */
export const printingPlateMarigold: PrintedPicture = {
  id: 'printing-plate-marigold',
  version: '9695dae5',
  alt: 'The marigold plate: faces, shirts and hills in yellow dots',
  placeholder: '#ffecc4',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
