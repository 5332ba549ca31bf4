import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/About', tags: ['!autodocs'] };

export default meta;

/** The agency’s story, with a timeline. */
export const OurStory = page('/about/our-story');

/** The agency’s team. */
export const Team = page('/about/team');

/** The agency’s values and its commitments to clients and the community. */
export const Values = page('/about/values');
