import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Sitemap', tags: ['!autodocs'] };

export default meta;

/** Links to all pages, grouped by site section. */
export const Sitemap = page('/sitemap');
