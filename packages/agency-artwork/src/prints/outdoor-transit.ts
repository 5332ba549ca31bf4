/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Transit and vehicle branding */
export const outdoorTransit: PrintedPicture = {
  id: 'outdoor-transit',
  version: 'e6072486',
  alt: 'A matatu wrapped in bright patterns and a portrait passes through the city',
  placeholder: '#727459',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
