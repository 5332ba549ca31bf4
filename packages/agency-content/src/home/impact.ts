/** The impact numbers, exactly as the spec states them (section 9). */
import type { ImpactNumber } from 'agency-ui/schemas';

export const impact: { heading: string; numbers: ImpactNumber[] } = {
  heading: 'Our work in numbers',
  numbers: [
    { value: 120, label: 'Clients Served' },
    { value: 50, label: 'Projects Completed' },
    { value: 98, unit: '%', label: 'Satisfaction Rate' },
    { value: 5, label: 'Years Experience' },
  ],
};
