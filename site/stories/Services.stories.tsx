import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Services', tags: ['!autodocs'] };

export default meta;

/** The overview of all services. */
export const AllServices = page('/services');

/** The page of the service “Experiential Marketing”. */
export const ExperientialMarketing = page('/services/experiential-marketing');

/** The page of the service “Events”. */
export const Events = page('/services/events');

/** The page of the service “Expos”. */
export const Expos = page('/services/expos');

/** The page of the service “Production”. */
export const Production = page('/services/production');

/** The page of the service “Staff Engagement”. */
export const StaffEngagement = page('/services/staff-engagement');

/** The page of the service “Brand Identity”. */
export const BrandIdentity = page('/services/brand-identity');

/** The page of the service “Printing”. */
export const Printing = page('/services/printing');

/** The page of the service “Outdoor Advertising”. */
export const OutdoorAdvertising = page('/services/outdoor-advertising');
