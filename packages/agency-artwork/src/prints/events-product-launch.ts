/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Product launch: a cloth slides off */
export const eventsProductLaunch: PrintedPicture = {
  id: 'events-product-launch',
  version: 'd2c8b666',
  alt: 'Silk slides off a new car on a turntable under beams of light',
  placeholder: '#673623',
  crops: {
    card: { widths: [320, 480, 728, 960], vast: 1440, fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
