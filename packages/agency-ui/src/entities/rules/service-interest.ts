/** Services that a visitor can select, in display order. */
export const serviceInterests = [
  'experiential-marketing',
  'events',
  'expos',
  'production',
  'staff-engagement',
  'brand-identity',
  'other',
] as const;

export type ServiceInterest = (typeof serviceInterests)[number];
