import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Contact', tags: ['!autodocs'] };

export default meta;

export const Contact = page('/contact');
export const Inquiries = page('/inquiries');
