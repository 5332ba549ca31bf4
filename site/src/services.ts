/** The eight services: where each one's content is, and how its page differs from the others. */
import type { ServiceContent } from 'agency-content/schemas';
import type { PagePath } from 'agency-content/titles';
import type { PageHeroProps } from 'agency-ui';
import type { PageModule } from './routes.js';

export interface Service {
  /** Name of the content file in `agency-content/services`. */
  slug: string;
  load: () => Promise<ServiceContent>;
  /** Ground of the hero. */
  ground: NonNullable<PageHeroProps['ground']>;
  /** Whether the offerings are numbered. */
  numbered: boolean;
}

export const services = {
  '/services/experiential-marketing': {
    slug: 'experiential-marketing',
    load: () => import('agency-content/services/experiential-marketing'),
    ground: 'night',
    numbered: true,
  },
  '/services/events': {
    slug: 'events',
    load: () => import('agency-content/services/events'),
    ground: 'night',
    numbered: true,
  },
  '/services/expos': {
    slug: 'expos',
    load: () => import('agency-content/services/expos'),
    ground: 'paper',
    numbered: false,
  },
  '/services/production': {
    slug: 'production',
    load: () => import('agency-content/services/production'),
    ground: 'night',
    numbered: true,
  },
  '/services/staff-engagement': {
    slug: 'staff-engagement',
    load: () => import('agency-content/services/staff-engagement'),
    ground: 'night',
    numbered: true,
  },
  '/services/brand-identity': {
    slug: 'brand-identity',
    load: () => import('agency-content/services/brand-identity'),
    ground: 'paper',
    numbered: false,
  },
  '/services/printing': {
    slug: 'printing',
    load: () => import('agency-content/services/printing'),
    ground: 'night',
    numbered: true,
  },
  '/services/outdoor-advertising': {
    slug: 'outdoor-advertising',
    load: () => import('agency-content/services/outdoor-advertising'),
    ground: 'night',
    numbered: true,
  },
} satisfies Partial<Record<PagePath, Service>>;

export type ServicePath = keyof typeof services;

/** The page of a service as a page module. */
export async function loadService(service: Service): Promise<PageModule> {
  const [{ createServicePage }, content] = await Promise.all([import('./pages/ServicePage.js'), service.load()]);
  return createServicePage(content, service);
}
