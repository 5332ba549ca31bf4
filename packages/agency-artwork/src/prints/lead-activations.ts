/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** The lead of the activations team */
export const leadActivations: PrintedPicture = {
  id: 'lead-activations',
  version: 'd5275679',
  alt: 'Young woman with braids and a patterned red dress, smiling and looking to one side',
  placeholder: '#836330',
  crops: {
    tall: { widths: [320, 480, 728], fallback: 480, focus: { x: 0.5, y: 0.4 } },
  },
};
