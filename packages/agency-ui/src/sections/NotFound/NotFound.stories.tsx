import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeLink } from 'agency-content';
import { otherWays } from 'agency-content/not-found';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { SearchForm } from '../SearchForm/index.js';
import { NotFound } from './NotFound.js';

const meta = {
  title: 'Sections/NotFound',
  component: NotFound,
  args: { homePath: homeLink.path, links: otherWays },
  parameters: {
    docs: {
      description: {
        component: `The whole page for an unknown URL, with the error number printed out of register.

**Use it** alone between header and footer: it fills the first screen and leaves space for the header.

**Do not use it** for something missing within a page: say so there, in the page’s own text. For an unknown project use \`ProjectNotFound\`.

**Content.** A heading of up to 24 characters, an explanation of up to 100, up to five \`links\` of one or two words. Screen readers read the number before the heading.

**Console.** The component logs nothing, because only the site’s router knows which path was not found.

**Parts.**

- **Status:** The number 404, also read by screen readers.
- **Heading:** The page’s first-level heading.
- **Home link:** The first link.
- **Search:** A landmark, if the page has a \`SearchForm\`.
- **Other links:** A named list of links.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The home link, the search, then the other links. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number 404, the home link and other links. */
export const Default: Story = {};

/** A search form below the home link. */
export const WithSearch: Story = { args: { search: <SearchForm action="/sitemap" /> } };

/** The home link without other links. */
export const HomeAlone: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** A long heading, explanation and links. */
export const LongText: Story = {
  args: {
    labels: {
      heading: 'Ukurasa unaoutafuta haupatikani, na jina lake ni TelecommunicationsinfrastructureMarketing',
      explanation: 'Anwani uliyoandika haina ukurasa. '.repeat(8),
      home: 'Rudi kwenye ukurasa wa mwanzo wa tovuti hii',
    },
    links: [
      ...otherWays,
      { name: 'Experiential marketing and brand activation', path: '/services/experiential-marketing' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The page on a night background. */
export const Night: Story = { args: { tone: 'night', nextTone: 'paper' } };

/** The first link leads home and is the first tab stop. */
export const LeadsHome: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'Return to Home' });
    await expect(home).toHaveAttribute('href', homeLink.path);
    await userEvent.tab();
    await expect(home).toHaveFocus();
  },
};

/** Screen readers read the number before the page’s first-level heading. */
export const ReadsTheNumberAloud: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404').closest('[aria-hidden]')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  },
};

/** The page fills the first screen. */
export const FillsTheFirstScreen: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region', { name: 'Oops! Page not found' }).getBoundingClientRect();
    // The header above it is 4.5rem tall.
    await expect(Math.ceil(height + 72)).toBeGreaterThanOrEqual(innerHeight);
  },
};

/** The other links are a named landmark, and each names its target. */
export const OffersOtherWays: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const ways = within(canvas.getByRole('navigation', { name: 'Or go straight to' })).getAllByRole('link');
    await expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual(
      otherWays.map(({ name, path }) => [name, path]),
    );
  },
};

/** The page is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The page has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
