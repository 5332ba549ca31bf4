import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Blog', tags: ['!autodocs'] };

export default meta;

/** The articles of the blog, with the featured ones first and a filter by category. */
export const Blog = page('/blog');
