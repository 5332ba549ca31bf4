/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Binding: thread, needle and a stack */
export const printingBinding: PrintedPicture = {
  id: 'printing-binding',
  version: '98f512ac',
  alt: "A needle sews a book block on woven tapes at a binder's bench",
  placeholder: '#644935',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.57, y: 0.5 } },
  },
};
