import type { ServiceInterest } from '../../entities/submissions/index.js';

/** Names of the services, as the forms list them. */
export const serviceNames: Record<ServiceInterest, string> = {
  'experiential-marketing': 'Experiential Marketing',
  events: 'Event Planning & Management',
  expos: 'Expos & Trade Shows',
  production: 'Media Production',
  'staff-engagement': 'Staff Engagement',
  'brand-identity': 'Brand Identity',
  other: 'Other',
};

/** Options in the order of their values. */
export const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));
