import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, categories, listHeading } from 'agency-content/blog';
import { expect, fn } from 'storybook/test';
import { linkedArticles, unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { Pagination } from '../Pagination/index.js';
import { ArticleList } from './ArticleList.js';

const inCategory = (category: string) => articles.filter((article) => article.category === category);
/** One category with several articles, and another one. */
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
        component: `Every blog article, with a category filter above.

**Use it** once, below \`FeaturedArticles\`.

**Do not use it** for a few articles at the end of another page: use \`ArticleGrid\`.

**Content.** About nine articles. A category without articles has an empty state.

**Selection.** Use \`category\` and \`onCategoryChange\` to keep the category in the URL. Without JavaScript all articles show, without the filter.

**Parts.**

- **Filter:** The categories; see ArticleFilter.
- **Articles:** The articles of the selected category.
- **Pages:** See Pagination.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Categories, articles, pages. |
| Enter or Space | On a category: shows its articles. |`,
      },
    },
  },
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All articles below the filter, without links to their pages. */
export const Default: Story = {};

/** Articles that have pages show links to them. */
export const WithLinks: Story = { args: { articles: linkedArticles } };

/** Only the articles in the initially selected category. */
export const StartsWithACategory: Story = {
  args: { defaultCategory: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(inCategory(chosen).length);
  },
};

/** The selected category has no articles, and a button shows all articles. */
export const CategoryWithoutArticles: Story = { args: { articles: others, defaultCategory: emptied } };

/** A single article without page numbers below. */
export const OneItem: Story = { args: { articles: articles.slice(0, 1), after: undefined } };

/** When there are no articles, a message says so and the filter is omitted. */
export const Empty: Story = {
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No articles yet')).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

/** The first article has a long title, excerpt and author. */
export const LongText: Story = { args: { articles: [unrulyArticle, ...articles] } };

/** The list on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Selecting a category changes only the list, and a status announces the number of articles. */
export const FiltersByCategory: Story = {
  tags: ['test-only', 'wcag:3.2.2', 'wcag:4.1.3'],
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

/** Leaving an empty category moves focus to the articles, because the pressed button disappears. */
export const EmptyCategory: Story = {
  tags: ['test-only', 'wcag:2.4.3', 'wcag:4.1.3'],
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

/** The list is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The list has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
