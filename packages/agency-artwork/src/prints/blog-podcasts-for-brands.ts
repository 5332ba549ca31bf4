/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Digital marketing: a podcast for a brand */
export const blogPodcastsForBrands: PrintedPicture = {
  id: 'blog-podcasts-for-brands',
  version: 'f6587060',
  alt: 'A microphone and a voice artist in a teal booth',
  placeholder: '#3f453e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
