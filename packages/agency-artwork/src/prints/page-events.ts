/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Events: the view from the stage over the crowd */
export const pageEvents: PrintedPicture = {
  id: 'page-events',
  version: '3978a27c',
  alt: 'A performer looks out from the stage over a sea of lights',
  placeholder: '#292f2d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.69, y: 0.5 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.5 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.59, y: 0.5 } },
  },
};
