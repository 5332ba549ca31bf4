import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles } from 'agency-content/blog';
import { expect, fn, within } from 'storybook/test';
import type { Article } from '../../entities/index.js';
import { linkedArticles, unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { ArticleCard } from './ArticleCard.js';

const [article] = articles as [Article];
const [linkedArticle] = linkedArticles as [Article];

const meta = {
  title: 'Sections/ArticleCard',
  component: ArticleCard,
  args: { article },
  decorators: [onBand('23rem')],
  parameters: {
    docs: {
      description: {
        component: `A preview of one article.

**Use it** by itself to feature a single article; \`ArticleGrid\` and \`ArticleList\` lay out several in columns.

**Do not use it** for projects or services: they have their own cards in \`ProjectGrid\` and \`CoreServicesGrid\`.

**Content.** A title of up to about 60 characters, an excerpt of up to about 120, a team as author. The picture is decorative.

**Without a link.** Without \`path\` and \`onReadMore\`, “Read More” is a button without an action: it has \`aria-disabled\` and the description “Coming soon”.

**Keyboard.** “Read More” is the only tab stop; its name includes the title.`,
      },
    },
  },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on the site: the article has no page yet. */
export const Default: Story = {};

export const LinkNamesTheArticle: Story = {
  args: { article: linkedArticle },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: linkedArticle.title }));
    await expect(card.getByRole('link', { name: `Read More ${linkedArticle.title}` })).toHaveAttribute(
      'href',
      '/blog/1',
    );
    await expect(card.queryByRole('button')).toBeNull();
    await expect(card.queryByRole('img')).toBeNull();
  },
};

export const WithoutAction: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `Read More ${article.title}` });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
    await expect(canvas.getByText('Coming soon')).toBeVisible();
    const before = location.href;
    await userEvent.click(button);
    await expect(location.href).toBe(before);
  },
};

export const RunsItsAction: Story = {
  args: { onReadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: `Read More ${article.title}` });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(canvas.queryByText('Coming soon')).toBeNull();
    await userEvent.click(button);
    await expect(args.onReadMore).toHaveBeenCalledOnce();
    await expect(args.onReadMore).toHaveBeenCalledWith(article);
  },
};

export const PictureLeadsThereToo: Story = {
  args: { article: linkedArticle },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect();
    if (!picture) throw new Error('The card shows no picture.');
    const middle = document.elementFromPoint(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await expect(middle).toBe(canvas.getByRole('link'));
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(document.elementFromPoint(title.x + 8, title.y + 8)).toBe(canvas.getByRole('heading'));
  },
};

export const DateInThePagesLanguage: Story = {
  args: { article: { ...article, date: '2026-11-12' } },
  play: async ({ canvas }) => {
    const date = canvas.getByText(/12 Nov/);
    await expect(date).toHaveAttribute('datetime', '2026-11-12');
    await expect(date).toHaveTextContent('12 Nov 2026');
  },
};

export const OtherWords: Story = {
  args: { article: linkedArticle, labels: { readMore: 'Soma zaidi' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Soma zaidi ${linkedArticle.title}` })).toBeVisible();
  },
};

export const LongTexts: Story = { args: { article: unrulyArticle } };

export const Night: Story = { decorators: [onNight] };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
