import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/FAQ', tags: ['!autodocs'] };

export default meta;

/** Questions and answers by category. */
export const FAQ = page('/faq');
