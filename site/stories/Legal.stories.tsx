import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Legal', tags: ['!autodocs'] };

export default meta;

/** The privacy policy, with links to its headings. */
export const PrivacyPolicy = page('/privacy-policy');

/** The terms of service, with links to their headings. */
export const TermsOfService = page('/terms-of-service');
