/**
 * The impact numbers, exactly as in the spec (section 9). Each caption says what its number counts, so that none
 * contradicts the "over 15 years" of other pages.
 *
 * The captions are sample content, which the owner replaces.
 */
import type { ImpactNumber } from 'agency-ui/schemas';

export const impact: { heading: string; note: string; numbers: ImpactNumber[] } = {
  heading: 'Our work in numbers',
  note: 'Sample figures: this site is a demonstration.',
  numbers: [
    { value: 120, label: 'Clients Served', caption: 'Since 2008, in events and print' },
    { value: 50, label: 'Projects Completed', caption: 'Events, campaigns and books' },
    { value: 98, unit: '%', label: 'Satisfaction Rate', caption: 'From our post-job survey' },
    { value: 5, label: 'Years Experience', caption: 'On average, per crew member' },
  ],
};
