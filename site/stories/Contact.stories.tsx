import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Contact', tags: ['!autodocs'] };

export default meta;

/** Contact details, opening hours and the enquiry form. */
export const Contact = page('/contact');

/** How to get a quote, and the quote form. */
export const Inquiries = page('/inquiries');
