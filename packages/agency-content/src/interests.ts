/** What a visitor may be interested in, in the order of the forms (spec section 5). */
import type { Choice } from './schemas.js';

/** The values of the contact page's choice, with the names that the quote form shows for them. */
export const interests: readonly Choice[] = [
  { value: 'experiential-marketing', label: 'Experiential Marketing' },
  { value: 'events', label: 'Event Planning & Management' },
  { value: 'expos', label: 'Expos & Trade Shows' },
  { value: 'production', label: 'Media Production' },
  { value: 'staff-engagement', label: 'Staff Engagement' },
  { value: 'brand-identity', label: 'Brand Identity' },
  { value: 'other', label: 'Other' },
];
