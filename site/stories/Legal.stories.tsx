import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Legal', tags: ['!autodocs'] };

export default meta;

export const PrivacyPolicy = page('/privacy-policy');
export const TermsOfService = page('/terms-of-service');
