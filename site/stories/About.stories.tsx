import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/About', tags: ['!autodocs'] };

export default meta;

export const OurStory = page('/about/our-story');
export const Team = page('/about/team');
export const Values = page('/about/values');
