import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, featuredArticles } from 'agency-content/blog';
import { expect, within } from 'storybook/test';
import { linkedArticles, unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { FeaturedArticles } from './FeaturedArticles.js';

const linked = linkedArticles.filter((article) => article.featured);

const meta = {
  title: 'Sections/FeaturedArticles',
  component: FeaturedArticles,
  args: { articles: featuredArticles },
  parameters: {
    docs: {
      description: {
        component: `The blog’s featured articles: \`articles.filter((article) => article.featured)\`.

**Use it** once, right below the blog’s hero.

**Do not use it** for the whole list: use \`ArticleList\`.

**Content.** Two articles; a first title of up to about 45 characters, and a first picture that can be cropped at its bottom right. The heading is for assistive technology only.

**Layout.** The first article extends to the page’s edge and has its text on a card. The second is beside it; others follow in columns.

**Parts.**

- **Section:** A landmark named by the labels.
- **Article:** Named by its title, with one action.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The action of each article. |
| Enter | On an action: follows or presses it. |`,
      },
    },
  },
} satisfies Meta<typeof FeaturedArticles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two featured articles. */
export const Default: Story = {};

/** Articles that have pages show links to them. */
export const WithLinks: Story = { args: { articles: linked } };

/** A single article. */
export const OneItem: Story = { args: { articles: articles.slice(0, 1) } };

/** Five articles, the later ones in columns. */
export const ManyItems: Story = { args: { articles: articles.slice(0, 5) } };

/** Nothing is rendered without articles. */
export const Empty: Story = {
  decorators: [rendersNothing('FeaturedArticles renders nothing without articles.')],
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Two articles with long titles, excerpts and authors. */
export const LongText: Story = {
  args: { articles: [unrulyArticle, { ...unrulyArticle, title: `Again: ${unrulyArticle.title}` }] },
};

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The section is a landmark; each article is named by its title, a heading one level below. */
export const NamesItsArticles: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
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

/** Buttons without an action are announced as disabled. */
export const WithoutActions: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  args: { articles: featuredArticles.map((article) => ({ ...article, path: undefined })) },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(featuredArticles.length);
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Custom labels replace the section’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { heading: 'Makala teule', labels: { featured: 'Teule', readMore: 'Soma zaidi' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Makala teule' })).toBeVisible();
    await expect(canvas.getByText('Teule')).toBeVisible();
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
