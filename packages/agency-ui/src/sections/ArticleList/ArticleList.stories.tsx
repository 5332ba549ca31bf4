import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from '../Pagination/index.js';
import { ArticleList } from './ArticleList.js';
import { linkedArticles, storyArticles, storyCategories, unrulyArticle } from './story-articles.js';

const meta = {
  title: 'Sections/ArticleList',
  component: ArticleList,
  args: {
    heading: 'All articles',
    articles: linkedArticles,
    categories: storyCategories,
    after: <Pagination count={3} />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Every article of the blog under a filter by category. Use it once, below `FeaturedArticles`. For a few ' +
          'articles at the end of another page use `ArticleGrid`.\n\n' +
          'Content: nine articles or so; a category without articles has a designed state. Keep the category in the ' +
          'address by `category` and `onCategoryChange`. Without JavaScript all articles show and the filter does not. ' +
          'Keyboard: as `ArticleFilter`; the way out of an empty category puts focus on the list.',
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
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Event Planning' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 articles in Event Planning');
    await expect(args.onCategoryChange).toHaveBeenCalledOnce();
    await expect(args.onCategoryChange).toHaveBeenCalledWith('Event Planning');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
};

export const StartsWithACategory: Story = {
  args: { defaultCategory: 'Brand Development' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const WithoutActions: Story = { args: { articles: storyArticles } };

export const EmptyCategory: Story = {
  args: { articles: linkedArticles.filter((article) => article.category !== 'Digital Marketing') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Digital Marketing' }));
    await expect(canvas.getByText('No articles in this category yet')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 articles in Digital Marketing');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all articles' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(document.activeElement).toContainElement(canvas.getAllByRole('article')[0] ?? null);
  },
};

export const ShowsAnEmptyCategory: Story = {
  args: { ...EmptyCategory.args, defaultCategory: 'Digital Marketing' },
};

export const EmptyList: Story = {
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles yet')).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

export const OneArticle: Story = { args: { articles: linkedArticles.slice(0, 1), after: undefined } };

export const LongTexts: Story = { args: { articles: [unrulyArticle, ...linkedArticles] } };

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
