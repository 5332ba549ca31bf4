import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles } from 'agency-content/blog';
import { expect, within } from 'storybook/test';
import { linkedArticles, unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { ArticleGrid } from './ArticleGrid.js';

const meta = {
  title: 'Sections/ArticleGrid',
  component: ArticleGrid,
  args: { articles },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `Articles in three columns, in two on tablets, and in compact rows with a small picture on phones.

**Use it** inside a section with a heading, such as “More on this”.

**Do not use it** for the blog’s full list with its filter: use \`ArticleList\`.

**Content.** Any number; three, six or nine fill the last row.

**Parts.**

- **List:** The articles in order.
- **Card:** An ArticleCard in each item.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The action of each card, in order. |`,
      },
    },
  },
} satisfies Meta<typeof ArticleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All articles, without links to their pages. */
export const Default: Story = {};

/** A single article. */
export const OneItem: Story = { args: { articles: articles.slice(0, 1) } };

/** The first card has a long title, excerpt and author. */
export const LongText: Story = { args: { articles: [unrulyArticle, ...articles.slice(0, 2)] } };

/** The articles are a list; each title is a heading one level below. */
export const IsAListOfArticles: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(articles.length);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      articles.map((article) => article.title),
    );
  },
};

/** Cards in a row have the same height, so their links line up. */
export const FeetStandInLine: Story = {
  tags: ['test-only'],
  args: { articles: linkedArticles.slice(0, 3) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const cards = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    // The rows are equally tall at any page width.
    for (const [index, link] of links.entries()) await expect(cards[index]?.bottom).toBeCloseTo(link.bottom, 0);
  },
};

/** Each link names its article. */
export const LeadsToItsArticles: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  args: { articles: linkedArticles },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      linkedArticles.map(({ path }) => path),
    );
  },
};

/** The grid is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The grid has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
