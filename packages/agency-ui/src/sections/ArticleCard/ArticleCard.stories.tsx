import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles } from 'agency-content/blog';
import { expect, fn, within } from 'storybook/test';
import type { Article } from '../../entities/index.js';
import { linkedArticles, unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { brokenPicture } from '../../story-pictures.js';
import { ArticleCard } from './ArticleCard.js';

const [linked] = articles as [Article];

/** An article without a page. */
const article: Article = { ...linked, path: undefined };
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

**Content.** A title of up to about 60 characters, an excerpt of up to about 120, and a team as the author. The picture is decorative.

**Without a link.** Without \`path\` and \`onReadMore\`, “Read More” is a button without an action: it has \`aria-disabled\` and the description “Not online yet”.

**Parts.**

- **Card:** An article named by its title.
- **Picture:** Decorative; clicking it follows the link too.
- **Date:** In the page’s locale, with a machine-readable date.
- **Action:** A link, or a button with a handler; named by the article.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The action: one tab stop per card. |
| Enter | On the action: follows or presses it. |`,
      },
    },
  },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article that has no page yet. */
export const Default: Story = {};

/** An article with a page shows a link to it. */
export const WithLink: Story = { args: { article: linkedArticle } };

/** A picture that fails to load leaves its placeholder colour. */
export const PictureFailsToLoad: Story = {
  args: { article: { ...article, image: { ...article.image, ...brokenPicture } } },
};

/** A long title, excerpt and author. */
export const LongText: Story = { args: { article: unrulyArticle } };

/** The card on a night background. */
export const Night: Story = { decorators: [onNight] };

/** The link names its article, and the picture is decorative because it adds nothing to the title. */
export const LinkNamesTheArticle: Story = {
  tags: ['test-only', 'component:ArticleGrid', 'wcag:1.1.1', 'wcag:1.3.1', 'wcag:2.4.4'],
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

/** A button without an action is announced as disabled, with a note saying why. */
export const WithoutAction: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `Read More ${article.title}` });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Not online yet');
    await expect(canvas.getByText('Not online yet')).toBeVisible();
    const before = location.href;
    await userEvent.click(button);
    await expect(location.href).toBe(before);
  },
};

/** Pressing the button passes the article to the application. */
export const RunsItsAction: Story = {
  tags: ['test-only'],
  args: { onReadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: `Read More ${article.title}` });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(canvas.queryByText('Not online yet')).toBeNull();
    await userEvent.click(button);
    await expect(args.onReadMore).toHaveBeenCalledOnce();
    await expect(args.onReadMore).toHaveBeenCalledWith(article);
  },
};

/** The whole picture is clickable too. */
export const PictureLeadsThereToo: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
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

/** The date is in the page’s language. */
export const DateInThePagesLanguage: Story = {
  tags: ['test-only'],
  args: { article: { ...article, date: '2026-11-12' } },
  play: async ({ canvas }) => {
    const date = canvas.getByText(/12 Nov/);
    await expect(date).toHaveAttribute('datetime', '2026-11-12');
    await expect(date).toHaveTextContent('12 Nov 2026');
  },
};

/** Custom labels replace the card’s English text. */
export const OtherWords: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  args: { article: linkedArticle, labels: { readMore: 'Soma zaidi' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Soma zaidi ${linkedArticle.title}` })).toBeVisible();
  },
};

/** The card is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The card has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
