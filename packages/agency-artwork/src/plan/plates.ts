/** The canoe's four plates, for the page that pulls them apart. */
import type { PlannedPicture } from './row.js';

const canoe = {
  kind: 'card',
  light: 'daylight',
  composition: 'A canoe with five paddlers, water as one plane',
  scene: 'lake-canoe',
  usedOn: ['/services/printing'],
} as const;

/** The plates in printing order, lightest ink first. */
export const PLATES: readonly PlannedPicture[] = [
  {
    ...canoe,
    id: 'printing-plate-marigold',
    subject: 'The marigold plate of the canoe',
    colour: 'marigold',
    ink: 'marigold',
    alt: 'The marigold plate: faces, shirts and hills in yellow dots',
  },
  {
    ...canoe,
    id: 'printing-plate-red',
    subject: 'The red plate of the canoe',
    colour: 'paper',
    ink: 'red',
    alt: 'The red plate: the hull, two shirts and skin in red dots',
  },
  {
    ...canoe,
    id: 'printing-plate-teal',
    subject: 'The teal plate of the canoe',
    colour: 'teal',
    ink: 'teal',
    alt: 'The teal plate: lake, hills and sky in blue-green dots',
  },
  {
    ...canoe,
    id: 'printing-plate-indigo',
    subject: 'The indigo plate of the canoe',
    colour: 'paper',
    ink: 'indigo',
    alt: 'The indigo plate: outlines, hair and shade in the darkest ink',
  },
];
