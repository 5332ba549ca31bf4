import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, featuredArticles } from 'agency-content/blog';
import { expect, within } from 'storybook/test';
import { linkedArticles, unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { FeaturedArticles } from './FeaturedArticles.js';

const linked = linkedArticles.filter((article) => article.featured);

const meta = {
  title: 'Sections/FeaturedArticles',
  component: FeaturedArticles,
  args: { articles: featuredArticles },
  parameters: {
    docs: {
      description: {
        component: `The featured articles of the blog: \`articles.filter((article) => article.featured)\`.

**Use it** once, right below the blog’s hero.

**Do not use it** for the whole list: use \`ArticleList\`.

**Content.** Two articles; a first title of up to about 45 characters, and a first picture that can be cropped at its lower right. The heading is for assistive technology.

**Layout.** The first article extends to the page’s edge and has its text on a card. The second is beside it; others follow in columns.

**Keyboard.** One tab stop per article, as in \`ArticleCard\`.`,
      },
    },
  },
} satisfies Meta<typeof FeaturedArticles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesItsArticles: Story = {
  args: { articles: linked },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Featured articles' }));
    const titles = featuredArticles.map((article) => article.title);
    await expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(titles);
    for (const title of titles) {
      await expect(section.getByRole('article', { name: title })).toBeVisible();
      await expect(section.getByRole('link', { name: `Read More ${title}` })).toBeVisible();
    }
  },
};

export const WithoutActions: Story = {
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(featuredArticles.length);
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OneArticle: Story = { args: { articles: articles.slice(0, 1) } };

export const FiveArticles: Story = { args: { articles: articles.slice(0, 5) } };

export const EmptyList: Story = {
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: { articles: [unrulyArticle, { ...unrulyArticle, title: `Again: ${unrulyArticle.title}` }] },
};

export const OtherWords: Story = {
  args: { heading: 'Makala teule', labels: { featured: 'Teule', readMore: 'Soma zaidi' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Makala teule' })).toBeVisible();
    await expect(canvas.getByText('Teule')).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
