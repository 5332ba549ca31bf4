import type { Choice, ServiceInterest } from '../../entities/rules/index.js';

/** Names of the services in the forms. */
export const serviceNames: Record<ServiceInterest, string> = {
  'experiential-marketing': 'Experiential Marketing',
  events: 'Event Planning & Management',
  expos: 'Expos & Trade Shows',
  production: 'Media Production',
  'staff-engagement': 'Staff Engagement',
  'brand-identity': 'Brand Identity',
  other: 'Other',
};

/** The options of a select. A value without a name is its own name. */
export const optionsOf = (choices: readonly Choice[], names: Readonly<Record<string, string>>) =>
  choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: names[choice] ?? choice } : choice));
