import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Not Found', tags: ['!autodocs'] };

export default meta;

export const NotFound = page('/no-such-page');
