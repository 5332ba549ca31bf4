/** What a visitor can be interested in, in the order of the lists (spec section 5). */
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
