import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { SiteSearch } from './SiteSearch.js';
import type { SearchPages, SearchResult } from './useSearch.js';

const vans: readonly SearchResult[] = [
  {
    title: 'Vans and roadshows',
    path: '/services/experiential-marketing#offerings-vans',
    context: 'Experiential Marketing',
    excerpt: [
      { text: 'A ' },
      { text: 'van', isMatch: true },
      { text: ' with a stage, sound and a crew of six, from estate to estate in a day.' },
    ],
  },
  {
    title: 'Can you wrap our delivery vans?',
    path: '/faq#vans',
    context: 'FAQ',
    excerpt: [
      { text: 'Yes. A full wrap takes three days for each ' },
      { text: 'van', isMatch: true },
      { text: ', and the vinyl comes off without marks.' },
    ],
  },
  { title: 'A roadshow in eleven towns', path: '/projects/3', context: 'Projects' },
];

const searchVans: SearchPages = async () => vans;

const meta = {
  title: 'Sections/SiteSearch',
  component: SiteSearch,
  args: {
    heading: 'Search',
    search: searchVans,
    action: '/sitemap',
    siteMapPath: '#all-pages',
    defaultQuery: 'van',
  },
  parameters: {
    docs: {
      description: {
        component: `A search of a site’s pages, with results as the visitor types.

**Use it** once, on a page that visitors can reach from everywhere, such as the sitemap. Other pages lead to it with a \`SearchForm\`.

**Do not use it** on a site of five pages, because visitors find those in the menu.

**Content.** A title of up to about 60 characters, the page or group that it belongs to, and an excerpt of one or two sentences.

**Search engine.** \`search\` is your own function: it searches a file that your build writes, with a library such as MiniSearch or Pagefind, or queries a service. Load its code and index inside this function, so that only visitors who search pay for them. An excerpt is plain text. If a library returns HTML with \`<mark>\`, split it into parts: \`html.split(/<.?mark>/).map((text, index) => ({ text, isMatch: index % 2 === 1 }))\`, and decode the entities.

**Without JavaScript** the form opens \`action\` with the query in the URL, and a link leads to all pages.

**Parts.**

- **Form:** A search landmark. See SearchForm.
- **Status:** States the number of results, that there are none, or that the search failed to load.
- **Results:** An ordered list; each title is a heading and a link.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The field, the button, then the results. |
| Enter | In the field: searches at once. On a result: follows it. |
| Escape | In the field: clears it. |`,
      },
    },
  },
} satisfies Meta<typeof SiteSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three results with their context and excerpts, in which the matches are underlined. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 results for “van”')).toBeVisible();
  },
};

/** Before the first query, there is only the form. */
export const BeforeTheFirstQuery: Story = { args: { defaultQuery: '' } };

/** One result. */
export const OneItem: Story = {
  args: { search: async () => vans.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 result for “van”')).toBeVisible();
  },
};

/** Twenty results, of which eight are shown. */
export const ManyItems: Story = {
  args: {
    search: async () =>
      Array.from({ length: 20 }, (_, index) => ({ ...(vans[index % 3] as SearchResult), path: `/${index}` })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show more results' })).toBeVisible();
  },
};

/** A query without results, with advice and a link to all pages. */
export const Empty: Story = {
  args: { search: async () => [], defaultQuery: 'zebra crossing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results for “zebra crossing”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all pages' })).toHaveAttribute('href', '#all-pages');
  },
};

/** The search failed to load. */
export const DidNotLoad: Story = {
  args: { search: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The search did not load.')).toBeVisible();
  },
};

/** Long words wrap within the column. */
export const LongText: Story = {
  args: {
    heading: longWord,
    defaultQuery: longWord,
    search: async () => [
      { title: longWord, path: '/long', context: longWord, excerpt: [{ text: longWord, isMatch: true }] },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list');
    await expectNoSidewaysScroll();
  },
};

/** The search on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The status announces each set of results, and their titles are headings that link to the matching places. */
export const AnnouncesItsAnswers: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:4.1.3'],
  args: { defaultQuery: '', search: async (query) => (query === 'van' ? vans : []) },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox'), 'van{Enter}');
    await canvas.findByText('3 results for “van”');
    await expect(status).toHaveTextContent('3 results for “van”');
    const results = within(canvas.getByRole('list'));
    await expect(results.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      vans.map(({ title }) => title),
    );
    await expect(results.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      vans.map(({ path }) => path),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'ish');
    await canvas.findByText('No results for “vanish”');
    await expect(status).toHaveTextContent('No results for “vanish”');
  },
};

/** The results follow the form in tab order, and showing more moves focus to the first new one. */
export const IsUsableByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: { pageSize: 2, onQueryChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('3 results for “van”');
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: 'Vans and roadshows' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(canvas.getByRole('link', { name: 'A roadshow in eleven towns' })).toHaveFocus();
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A failed search can be tried again. */
export const TriesAgain: Story = {
  tags: ['test-only', 'wcag:3.3.1'],
  args: {
    search: fn<SearchPages>(),
  },
  // Needed when the story is replayed.
  beforeEach: ({ args }) => {
    mocked(args.search)
      .mockReset()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(vans.slice(0, 1));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('1 result for “van”')).toBeVisible();
  },
};

/** Custom labels replace the English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { label: 'Tafuta', search: 'Nenda', found: (count, query) => `${query}: ${count}` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('van: 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nenda' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Tafuta' })).toBeVisible();
  },
};

/** The search is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await context.canvas.findByRole('list');
    await expectMirrored(context);
  },
};

/** The search has no accessibility violations in the microsite theme. */
export const Microsite: Story = {
  tags: ['test-only'],
  globals: { theme: 'microsite' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toBeVisible();
  },
};
