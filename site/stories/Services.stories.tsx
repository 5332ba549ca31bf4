import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Services', tags: ['!autodocs'] };

export default meta;

export const AllServices = page('/services');
export const ExperientialMarketing = page('/services/experiential-marketing');
export const Events = page('/services/events');
export const Expos = page('/services/expos');
export const Production = page('/services/production');
export const StaffEngagement = page('/services/staff-engagement');
export const BrandIdentity = page('/services/brand-identity');
export const Printing = page('/services/printing');
export const OutdoorAdvertising = page('/services/outdoor-advertising');
