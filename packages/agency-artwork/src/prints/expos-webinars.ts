/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Webinars: a laptop full of faces */
export const exposWebinars: PrintedPicture = {
  id: 'expos-webinars',
  version: 'efe8ec2d',
  alt: 'A laptop shows a webinar with a grid of faces',
  placeholder: '#79896b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
