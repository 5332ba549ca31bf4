/** The film on /case-studies. Its captions are in `agency-artwork/public/captions`. */
import { pressToStage, pressToStageFile } from 'agency-artwork/film';
import type { FilmSection } from './schemas.js';

/** URL path under which the site serves the film. */
const folder = '/films';

const file = (name: Parameters<typeof pressToStageFile>[0]) => `${folder}/${pressToStageFile(name)}`;

export const film = {
  eyebrow: 'A short film, no sound',
  heading: 'From press to stage',
  lead: 'One team prints your backdrop and builds the show in front of it. Watch a sheet pass through four inks and go up on stage, in half a minute.',
  video: {
    title: 'A backdrop, printed and hung',
    poster: {
      src: file('1280.jpg'),
      width: pressToStage.width,
      height: pressToStage.height,
      alt: pressToStage.alt,
      sources: [{ type: 'image/avif', srcSet: `${file('640.avif')} 640w, ${file('1280.avif')} 1280w` }],
      placeholder: pressToStage.placeholder,
    },
    sources: [
      { src: file('webm'), type: 'video/webm; codecs=av01.0.05M.08' },
      { src: file('mp4'), type: 'video/mp4' },
    ],
    tracks: [{ src: '/captions/press-to-stage.en.vtt', language: 'en', name: 'English' }],
  },
  transcript: [
    'A blank sheet slides onto the press, and four registration marks appear on it. Then the rollers cross it, one ink at a time. Teal lays down sky and hills. Red adds the sun and a kanga border, a little out of line. Marigold warms the sun and turns the hills green.',
    'The three plates move into register, and indigo, the key plate, adds windows, tree trunks and shade. It’s Nairobi at sundown: the convention centre in front of the sun, acacias on either side.',
    'The margin comes off and the print rises. The city comes up behind it at night, a truss with lamps comes down, and a stage with a singer and a guitarist rises below. The lamps light up in three groups, the audience arrives, and the print hangs as the backdrop of the show.',
  ],
} satisfies FilmSection;
