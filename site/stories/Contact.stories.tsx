import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Contact', tags: ['!autodocs'] };

export default meta;

/** Contact details, opening hours and the enquiry form. */
export const Contact = page('/contact');

/** The steps to a quote, and the form for it. */
export const Inquiries = page('/inquiries');
