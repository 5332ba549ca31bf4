/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a team-building session */
export const projectTeamBuilding: PrintedPicture = {
  id: 'project-team-building',
  version: 'adff3422',
  alt: 'Colleagues steady each other on a rope bridge during team building',
  focus: { x: 0.67, y: 0.42 },
  placeholder: '#5c662e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};
