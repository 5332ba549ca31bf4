/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Product launch: a cloth slides off */
export const eventsProductLaunch: PrintedPicture = {
  id: 'events-product-launch',
  version: '9f91bbc1',
  alt: 'Silk slides off a new car on a turntable under beams of light',
  focus: { x: 0.59, y: 0.5 },
  placeholder: '#673623',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
