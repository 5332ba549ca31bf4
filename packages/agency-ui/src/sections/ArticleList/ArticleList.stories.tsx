import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, categories, listHeading } from 'agency-content/blog';
import { expect, fn } from 'storybook/test';
import { linkedArticles, unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { Pagination } from '../Pagination/index.js';
import { ArticleList } from './ArticleList.js';

const inCategory = (category: string) => articles.filter((article) => article.category === category);
/** A category with several articles, and another one. */
const chosen = categories.find((category) => inCategory(category).length > 1) as string;
const emptied = categories.find((category) => category !== chosen) as string;
const others = articles.filter(({ category }) => category !== emptied);

const meta = {
  title: 'Sections/ArticleList',
  component: ArticleList,
  args: { heading: listHeading, articles, categories, after: <Pagination count={3} /> },
  parameters: {
    docs: {
      description: {
        component: `Every article of the blog, with a category filter above.

**Use it** once, below \`FeaturedArticles\`.

**Do not use it** for a few articles at the end of another page: use \`ArticleGrid\`.

**Content.** About nine articles. A category without articles has an empty state.

**Selection.** Use \`category\` and \`onCategoryChange\` to keep the category in the URL. Without JavaScript all articles show, without the filter.

**Keyboard.** As in \`ArticleFilter\`; the button of the empty state moves focus to the list.`,
      },
    },
  },
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FiltersByCategory: Story = {
  args: { onCategoryChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(articles.length);
    await userEvent.click(canvas.getByRole('button', { name: chosen }));
    const left = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(left).toEqual(inCategory(chosen).map(({ title }) => title));
    await expect(canvas.getByRole('status')).toHaveTextContent(`${left.length} articles in ${chosen}`);
    await expect(args.onCategoryChange).toHaveBeenCalledOnce();
    await expect(args.onCategoryChange).toHaveBeenCalledWith(chosen);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(articles.length);
  },
};

export const StartsWithACategory: Story = {
  args: { defaultCategory: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(inCategory(chosen).length);
  },
};

export const LeadsToItsArticles: Story = { args: { articles: linkedArticles } };

export const EmptyCategory: Story = {
  args: { articles: others },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: emptied }));
    await expect(canvas.getByText('No articles in this category yet')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(`0 articles in ${emptied}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all articles' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(others.length);
    await expect(document.activeElement).toContainElement(canvas.getAllByRole('article')[0] ?? null);
  },
};

export const ShowsAnEmptyCategory: Story = {
  args: { ...EmptyCategory.args, defaultCategory: emptied },
};

export const EmptyList: Story = {
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles yet')).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

export const OneArticle: Story = { args: { articles: articles.slice(0, 1), after: undefined } };

export const LongTexts: Story = { args: { articles: [unrulyArticle, ...articles] } };

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
