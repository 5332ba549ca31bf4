import type { LeadTime } from './schemas.js';

/** How far ahead to book an event: the spec's booking advice (section 9). */
export const leadTimes: LeadTime[] = [
  { label: 'Large events', from: 6, to: 12 },
  { label: 'Medium events', from: 3, to: 6 },
  { label: 'Small events', from: 1, to: 3 },
];
