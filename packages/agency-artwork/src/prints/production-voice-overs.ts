/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Voice-overs: one voice, one microphone */
export const productionVoiceOvers: PrintedPicture = {
  id: 'production-voice-overs',
  version: '09d55214',
  alt: 'A voice artist reads into a studio microphone',
  placeholder: '#41443e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480, focus: { x: 0.5, y: 0.5 } },
  },
};
