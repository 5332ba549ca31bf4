import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Blog', tags: ['!autodocs'] };

export default meta;

/** The blog’s articles, with featured ones first and a category filter. */
export const Blog = page('/blog');
