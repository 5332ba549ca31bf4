/** Generated: npm run artwork. */
import type { PrintedPicture } from '../picture.js';

/** Recent work: a team-building session */
export const projectTeamBuilding: PrintedPicture = {
  id: 'project-team-building',
  version: '2a8b15b5',
  alt: 'Colleagues steady each other on a rope bridge during team building',
  placeholder: '#5c662e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960, focus: { x: 0.67, y: 0.42 } },
    tall: { widths: [480, 728, 800], fallback: 480, focus: { x: 0.5, y: 0.42 } },
    card: { widths: [480, 728], fallback: 480, focus: { x: 0.56, y: 0.42 } },
  },
};
