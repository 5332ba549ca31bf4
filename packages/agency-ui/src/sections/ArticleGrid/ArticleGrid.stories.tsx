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
        component: `Articles in three columns, two on tablets, one on phones.

**Use it** inside a section with a heading, such as “More on this”.

**Do not use it** for the blog’s full list with its filter: use \`ArticleList\`.

**Content.** Any number; three, six or nine fill the last row.

**Keyboard.** One tab stop per article, as in \`ArticleCard\`.`,
      },
    },
  },
} satisfies Meta<typeof ArticleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsAListOfArticles: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(articles.length);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
      articles.map((article) => article.title),
    );
  },
};

export const FeetStandInLine: Story = {
  args: { articles: linkedArticles.slice(0, 3) },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const cards = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    // In equal rows at any width of the page.
    for (const [index, link] of links.entries()) await expect(cards[index]?.bottom).toBeCloseTo(link.bottom, 0);
  },
};

export const LeadsToItsArticles: Story = {
  args: { articles: linkedArticles },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      linkedArticles.map(({ path }) => path),
    );
  },
};

export const OneArticle: Story = { args: { articles: articles.slice(0, 1) } };

export const LongTexts: Story = { args: { articles: [unrulyArticle, ...articles.slice(0, 2)] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
