/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital marketing: webinars that keep people */
export const blogWebinarsThatWork: PrintedPicture = {
  id: 'blog-webinars-that-work',
  version: 'ba9a5398',
  alt: 'A speaker on a laptop screen beside a steaming cup of coffee',
  placeholder: '#8c703e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
