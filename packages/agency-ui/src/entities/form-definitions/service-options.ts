/** Services that a visitor can select, in display order. */
export const serviceOptions = [
  { value: 'experiential-marketing', label: 'Experiential Marketing' },
  { value: 'events', label: 'Event Planning & Management' },
  { value: 'expos', label: 'Expos & Trade Shows' },
  { value: 'production', label: 'Media Production' },
  { value: 'staff-engagement', label: 'Staff Engagement' },
  { value: 'brand-identity', label: 'Brand Identity' },
  { value: 'other', label: 'Other' },
] as const;

export type ServiceInterest = (typeof serviceOptions)[number]['value'];
