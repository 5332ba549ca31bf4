/** The eight services: their content and the variant of their page. */
import type { ServiceContent } from 'agency-content/schemas';
import type { PagePath } from 'agency-content/titles';
import type { PageHeroProps } from 'agency-ui';

export interface Service {
  load: () => Promise<ServiceContent>;
  /** Background of the hero. */
  ground: NonNullable<PageHeroProps['ground']>;
  /** Whether the offerings are numbered. */
  numbered: boolean;
}

const onNight = (load: Service['load']): Service => ({ load, ground: 'night', numbered: true });
const onPaper = (load: Service['load']): Service => ({ load, ground: 'paper', numbered: false });

/** By path, whose last segment is the name of the content file. */
export const services = {
  '/services/experiential-marketing': onNight(() => import('agency-content/services/experiential-marketing')),
  '/services/events': onNight(() => import('agency-content/services/events')),
  '/services/expos': onPaper(() => import('agency-content/services/expos')),
  '/services/production': onNight(() => import('agency-content/services/production')),
  '/services/staff-engagement': onNight(() => import('agency-content/services/staff-engagement')),
  '/services/brand-identity': onPaper(() => import('agency-content/services/brand-identity')),
  '/services/printing': onNight(() => import('agency-content/services/printing')),
  '/services/outdoor-advertising': onNight(() => import('agency-content/services/outdoor-advertising')),
} satisfies Partial<Record<PagePath, Service>>;

export type ServicePath = keyof typeof services;
