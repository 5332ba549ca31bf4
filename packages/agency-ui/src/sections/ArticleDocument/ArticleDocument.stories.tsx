import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, blogLink } from 'agency-content/blog';
import { emptyHall } from 'agency-content/blog/empty-hall';
import { packaging } from 'agency-content/blog/packaging';
import { expect, waitFor, within } from 'storybook/test';
import type { Article } from '../../entities/index.js';
import { Breadcrumbs } from '../../navigation/index.js';
import { unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ArticleDocument } from './ArticleDocument.js';

const [article] = articles as [Article];
const body = packaging;

const meta = {
  title: 'Sections/ArticleDocument',
  component: ArticleDocument,
  args: {
    id: 'article',
    article,
    body,
    breadcrumbs: <Breadcrumbs items={[blogLink]} current={article.title} />,
    url: 'https://agency.example/blog/packaging',
  },
  parameters: {
    docs: {
      description: {
        component: `A blog article’s page: title, author, date and reading time, a picture, the text, and share links.

**Use it** as the page’s first section. It contains the \`h1\` and leaves space for the fixed header. \`PreviousNextLinks\` and \`NewsletterSignup\` follow well.

**Do not use it** for a finished project (use \`CaseStudy\`), nor for a policy: use \`LegalDocument\`.

**Content.** An introduction of up to about 400 characters, then three to six sections. A section has paragraphs, lists, steps, tables, quotations and pictures. A table with more than three columns scrolls sideways on phones.

**Sharing.** The links are plain, so nothing loads from another site until a visitor follows one. Without a \`url\` there are no links.

**URLs.** Set an \`id\` to keep links to its sections stable (\`#article-limits\`).

**Parts.**

- **Title:** The page’s first-level heading, which names the article.
- **Section:** A heading with its text.
- **Table:** Named by its caption, with headings for columns and rows.
- **Sharing:** A navigation landmark.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The breadcrumbs, each table wider than the page, and the share links. |
| Left, Right | On a table wider than the page: scrolls it. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof ArticleDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article with lists, a table and a quotation. */
export const Default: Story = {};

/** Numbered steps that continue across sections. */
export const WithSteps: Story = { args: { body: emptyHall } };

/** A picture with a caption between paragraphs. */
export const WithAPicture: Story = {
  args: {
    body: {
      introduction: body.introduction,
      sections: [
        {
          id: 'press',
          heading: 'On the press',
          blocks: [
            'The first sheet is never the one we keep.',
            {
              picture: storyPicture(12, 'A sheet with colour bars'),
              caption: 'Colour bars show how much ink is on the sheet.',
            },
            'After fifty sheets the colour settles.',
          ],
        },
      ],
    },
  },
};

/** A single section, without breadcrumbs or share links. */
export const OneItem: Story = {
  args: { body: { ...body, sections: body.sections.slice(0, 1) }, breadcrumbs: undefined, url: undefined },
};

/** An introduction without sections. */
export const Empty: Story = { args: { body: { ...body, sections: [] } } };

/** Forty-letter words wrap in the title, the text and the facts. */
export const LongText: Story = {
  args: {
    article: { ...unrulyArticle, author: longWord },
    body: {
      introduction: longWord,
      sections: [
        {
          id: 'long',
          heading: longWord,
          blocks: [
            longWord,
            [longWord],
            { steps: [longWord] },
            { quote: longWord, name: longWord },
            { caption: longWord, columns: [longWord, longWord, longWord], rows: [[longWord, longWord, longWord]] },
          ],
        },
      ],
    },
  },
  play: expectNoSidewaysScroll,
};

/** The article on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The article is named by its title, and its date is a `<time>` in the page’s language. */
export const NamesTheArticle: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.6'],
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('article', { name: article.title }));
    await expect(shown.getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
    await expect(shown.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...body.sections.map(({ heading }) => heading),
      'Share this article',
    ]);
    await expect(shown.getByText('22 October 2026')).toHaveAttribute('datetime', '2026-10-22');
    await expect(shown.getByText(/^\d+ min read$/)).toBeVisible();
  },
};

/**
 * A table has a caption and headers, and while it is too wide for the page, it is focusable and scrolls in its own
 * container.
 */
export const TablesScrollByKeyboard: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:1.4.10'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div data-testid="page" style={{ maxInlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const name = 'What to check in a label design before plates are made';
    const region = canvas.getByRole('region', { name });
    const table = within(region).getByRole('table', { name });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    while (document.activeElement !== region) await userEvent.tab();
    await expect(region).toHaveFocus();
    await expectNoSidewaysScroll();
    canvas.getByTestId('page').style.maxInlineSize = 'none';
    region.style.inlineSize = '60rem';
    await waitFor(() => expect(region).not.toHaveAttribute('tabindex'));
    // The runner then checks the page in its final state, so make it narrow again and keep the table focusable.
    region.style.inlineSize = '';
    canvas.getByTestId('page').style.maxInlineSize = '390px';
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};

/** The share links are plain links that say they open a new tab. */
export const SharesWithoutTrackers: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Share this article' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'WhatsApp (opens in a new tab)',
      'LinkedIn (opens in a new tab)',
      'X (opens in a new tab)',
      'Email',
    ]);
    const [whatsApp] = links as [HTMLElement];
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `${article.title} https://agency.example/blog/packaging`,
    );
  },
};

/** The article is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The article has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
