import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/About', tags: ['!autodocs'] };

export default meta;

/** The story of the agency, with a timeline. */
export const OurStory = page('/about/our-story');

/** The team of the agency. */
export const Team = page('/about/team');

/** The values of the agency, and what it promises to whom. */
export const Values = page('/about/values');
