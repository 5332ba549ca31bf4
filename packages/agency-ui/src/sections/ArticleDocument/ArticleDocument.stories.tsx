import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, blogLink } from 'agency-content/blog';
import { emptyHall } from 'agency-content/blog/empty-hall';
import { packaging } from 'agency-content/blog/packaging';
import { expect, waitFor, within } from 'storybook/test';
import type { Article, ArticleBlock, ArticleBody } from '../../entities/index.js';
import { Breadcrumbs } from '../../navigation/index.js';
import { createConsent } from '../../primitives/index.js';
import { unrulyArticle } from '../../story-articles.js';
import { expectMirrored } from '../../story-direction.js';
import { emulateMedia } from '../../story-media.js';
import { brokenPicture, storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ConsentGate } from '../ConsentGate/index.js';
import { Video } from '../Video/index.js';
import { ArticleDocument } from './ArticleDocument.js';

const [article] = articles as [Article];
const body = packaging;

const withBlocks = (...blocks: ArticleBlock[]): ArticleBody => ({
  introduction: body.introduction,
  sections: [{ id: 'press', heading: 'On the press', blocks }],
});

const consent = createConsent({
  version: '2026-11-28',
  storageKey: 'agency-consent-of-articles',
  categories: [
    {
      id: 'maps',
      name: 'Maps',
      description: 'Maps come from OpenStreetMap, which learns your IP address.',
    },
  ],
});

const forget = () => localStorage.removeItem('agency-consent-of-articles');

const mapTitle = 'Map of the print shop';

/** The map is a local page, because stories load nothing from outside. */
const map = (
  <ConsentGate
    consent={consent}
    category="maps"
    title={mapTitle}
    link={{ name: 'Open it at OpenStreetMap', path: 'https://www.openstreetmap.org' }}
  >
    <iframe title={mapTitle} srcDoc={`<html lang="en"><title>${mapTitle}</title><p>${mapTitle}</p></html>`} />
  </ConsentGate>
);

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

**Links.** Write a paragraph, a list item or a step with links as an array of its parts: \`{ paragraph: ['See ', { name: 'our prices', path: '/prices' }, '.'] }\`. A link leads to a path on the site, a fragment, or an \`https:\`, \`http:\`, \`mailto:\` or \`tel:\` address; with any other address only its words are shown, with a warning in development. Don’t use links for sharing or for the next article.

**Videos and embeds.** A \`content\` block renders any component: \`{ content: <Video video={film} /> }\`. Put a map, a form or a post from another website into a \`ConsentGate\` with a link: nothing loads before the visitor allows it, and without JavaScript the link remains. Articles without such blocks load no code for them. Don’t use \`content\` for text, which the reading time wouldn’t count, nor for a whole section of the kit: render that after the article.

**Sharing.** The links are plain, so nothing loads from another site until a visitor follows one. Without a \`url\` there are no links.

**URLs.** Set an \`id\` to keep links to its sections stable (\`#article-limits\`).

**Parts.**

- **Title:** The page’s first-level heading, which names the article.
- **Section:** A heading with its text.
- **Table:** Named by its caption, with headings for columns and rows.
- **Video, embed:** A figure named by its title.
- **Sharing:** A navigation landmark.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The breadcrumbs, the links in the text, each table wider than the page, and the share links. |
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
    body: withBlocks(
      'The first sheet is never the one we keep.',
      {
        picture: storyPicture(12, 'A sheet with colour bars'),
        caption: 'Colour bars show how much ink is on the sheet.',
      },
      'After fifty sheets the colour settles.',
    ),
  },
};

/** A video and a map between paragraphs with links, which load nothing before the visitor presses them. */
export const WithAVideoAndAMap: Story = {
  beforeEach: () => {
    forget();
    return forget;
  },
  args: {
    body: withBlocks(
      {
        paragraph: [
          'Our ',
          { name: 'print shop', path: '/services/printing' },
          ' measures every sheet by ',
          { name: 'ISO 12647', path: 'https://www.iso.org/standard/57833.html' },
          '.',
        ],
      },
      {
        content: (
          <Video
            video={{
              title: 'Fifty sheets in forty seconds',
              poster: storyPicture(12, 'A sheet with colour bars'),
              url: 'https://vimeo.com/76979871',
            }}
            sizes="(width < 48rem) 100vw, 44rem"
          />
        ),
      },
      'You can see the press at work:',
      [
        'On weekdays, between eight and five.',
        ['On Saturdays, if you ', { name: 'call', path: 'tel:+254700000000' }, '.'],
      ],
      { content: map },
      'Please ring the bell.',
    ),
  },
};

/** A single section, without breadcrumbs or share links. */
export const OneItem: Story = {
  args: { body: { ...body, sections: body.sections.slice(0, 1) }, breadcrumbs: undefined, url: undefined },
};

/** Twenty sections, with every kind of block. */
export const ManyItems: Story = {
  args: {
    body: {
      ...body,
      sections: Array.from({ length: 5 }, (_, round) =>
        [...body.sections, ...emptyHall.sections].map(({ id, heading, blocks }) => ({
          id: `${id}-${round}`,
          heading,
          // Each table is a landmark, which needs a name of its own.
          blocks: blocks.map((block) =>
            typeof block === 'object' && 'rows' in block
              ? { ...block, caption: `${block.caption} ${round + 1}` }
              : block,
          ),
        })),
      ).flat(),
    },
  },
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
            { paragraph: [{ name: longWord, path: '/services/printing' }] },
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

/** Pictures that fail to load leave their placeholder colour and their alternative text. */
export const PictureFailsToLoad: Story = {
  args: {
    article: { ...article, image: { ...article.image, ...brokenPicture } },
    body: withBlocks({ picture: { ...storyPicture(12, 'A sheet with colour bars'), ...brokenPicture } }),
  },
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

/** Links in the text are reached in order, and each leads to its address. */
export const LinksInTheText: Story = {
  ...WithAVideoAndAMap,
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvas, userEvent }) => {
    const [shop, standard, call] = [
      canvas.getByRole('link', { name: 'print shop' }),
      canvas.getByRole('link', { name: 'ISO 12647' }),
      canvas.getByRole('link', { name: 'call' }),
    ];
    await expect(shop).toHaveAttribute('href', '/services/printing');
    await expect(call).toHaveAttribute('href', 'tel:+254700000000');
    shop.focus();
    await userEvent.tab();
    await expect(standard).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Play video: Fifty sheets in forty seconds' })).toHaveFocus();
  },
};

/** An embed loads once the visitor allows it, and takes focus; the rest of the article stays. */
export const EmbedWaitsForConsent: Story = {
  ...WithAVideoAndAMap,
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle(mapTitle)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open it at OpenStreetMap' })).toBeVisible();
    canvas.getByRole('button', { name: 'Allow “Maps”' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTitle(mapTitle)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: mapTitle })).toHaveFocus();
    await expect(canvas.getByText('Please ring the bell.')).toBeVisible();
  },
};

/** Without JavaScript, an embed is a link. */
export const EmbedWithoutJavaScript: Story = {
  ...WithAVideoAndAMap,
  tags: ['test-only'],
  beforeEach: () => {
    forget();
    return emulateMedia('(scripting: none)');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Open it at OpenStreetMap' })).toBeVisible();
    await expect(canvasElement.querySelector('figure button')).not.toBeVisible();
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
