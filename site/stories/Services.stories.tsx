import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Services', tags: ['!autodocs'] };

export default meta;

/** The overview of all services. */
export const AllServices = page('/services');

/** The “Experiential Marketing” service page. */
export const ExperientialMarketing = page('/services/experiential-marketing');

/** The “Events” service page. */
export const Events = page('/services/events');

/** The “Expos” service page. */
export const Expos = page('/services/expos');

/** The “Production” service page. */
export const Production = page('/services/production');

/** The “Staff Engagement” service page. */
export const StaffEngagement = page('/services/staff-engagement');

/** The “Brand Identity” service page. */
export const BrandIdentity = page('/services/brand-identity');

/** The “Printing” service page. */
export const Printing = page('/services/printing');

/** The “Outdoor Advertising” service page. */
export const OutdoorAdvertising = page('/services/outdoor-advertising');
