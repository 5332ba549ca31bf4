import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Home', tags: ['!autodocs'] };

export default meta;

/** The home page, from the carousel to the contact form. */
export const Home = page('/');
