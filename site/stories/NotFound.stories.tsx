import type { Meta } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { type Page, page, pageMeta, prepare } from './page.js';

const meta: Meta<typeof Page> = {
  ...pageMeta,
  title: 'Pages/Not Found',
  tags: ['!autodocs'],
  beforeEach: () => {
    // The page logs the unknown path (spec section 2), which is expected here.
    spyOn(console, 'error').mockImplementation(() => {});
    prepare();
  },
};

export default meta;

/** The page for an address that does not exist, with a link to the home page. */
export const NotFound = page('/no-such-page');
