/** Pictures for the brand identity offerings. */
import type { PlannedPicture } from './row.js';

/** The brand identity offerings. */
export const BRAND: readonly PlannedPicture[] = [
  {
    id: 'brand-strategy',
    kind: 'card',
    subject: 'Brand strategy: notes become a map',
    colour: 'green',
    light: 'window',
    composition: 'A wall of notes joined by one line',
    scene: 'sticky-wall',
    variant: { people: 'none' },
    alt: 'Notes on a wall joined by a line into one plan',
    usedOn: ['/services/brand-identity'],
  },
  {
    id: 'brand-visual-identity',
    kind: 'card',
    subject: 'Visual identity: one mark on many things',
    colour: 'marigold',
    light: 'daylight',
    composition: 'A folded shirt, a round sign and cards on a marigold field',
    scene: 'brand-stationery',
    variant: { field: 'marigold' },
    alt: 'A shirt, a round sign and cards with the same bird logo',
    usedOn: ['/services/brand-identity'],
  },
];
