import type { Meta, StoryObj } from '@storybook/react-vite';
import { neighbours } from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { PreviousNextLinks } from './PreviousNextLinks.js';

const { previous, next } = neighbours;

const meta = {
  title: 'Navigation/PreviousNextLinks',
  component: PreviousNextLinks,
  args: neighbours,
  parameters: {
    docs: {
      description: {
        component: `Links to the previous and next page of a series, such as the service pages.

**Use it** once, after the page’s content.

**Do not use it** for the pages of one long list: use \`Pagination\`.

**Content.** Names of up to about thirty characters; the thumbnails are optional and decorative.

**Parts.**

- **Landmark:** A navigation landmark, named by the labels.
- **Link:** One per neighbouring page, with direction and title.
- **Picture:** Decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Previous, then next. |`,
      },
    },
  },
} satisfies Meta<typeof PreviousNextLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The previous page is at the start and the next page at the end, each with its picture. */
export const Default: Story = {};

/** On the last page, the link to the previous page takes the full width. */
export const OneItem: Story = {
  render: () => <PreviousNextLinks previous={previous} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    const [link] = links;
    await expect(link?.getBoundingClientRect().width).toBe(canvas.getByRole('navigation').clientWidth);
  },
};

/** On the first page, the link to the next page takes the full width. */
export const FirstPage: Story = { render: () => <PreviousNextLinks next={next} /> };

/** At the end of the series, a link to its index replaces the next page. */
export const WithAnIndex: Story = {
  args: { next: undefined, index: { title: 'All services', path: '/services' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Overview All services' });
    await expect(link).toHaveAttribute('href', '/services');
    await expect(link).not.toHaveAttribute('rel');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Without pictures, the direction and title fill each link. */
export const WithoutPictures: Story = {
  args: {
    previous: { title: previous.title, path: previous.path },
    next: { title: next.title, path: next.path },
  },
};

/** Long titles wrap inside their link. */
export const LongText: Story = {
  args: {
    previous: { ...previous, title: longWord },
    next: { ...next, title: 'A service whose name somebody has never thought of shortening at all' },
  },
  play: expectNoSidewaysScroll,
};

/** On a night band, text and arrows are light. */
export const Night: Story = { args: { 'data-agency-tone': 'night' } as object };

/** Without a previous or next page, nothing is rendered. */
export const Empty: Story = {
  render: () => <PreviousNextLinks />,
  decorators: [rendersNothing('Without a previous and a next page the component renders nothing.')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Accessible names consist of direction and title, and the pictures are decorative. */
export const NamesSayTheTarget: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'More pages' }));
    await expect(nav.getByRole('link', { name: `Previous page ${previous.title}` })).toHaveAttribute(
      'href',
      previous.path,
    );
    await expect(nav.getByRole('link', { name: `Next page ${next.title}` })).toHaveAttribute('href', next.path);
    await expect(nav.queryAllByRole('img')).toHaveLength(0);
  },
};

/** The landmark and directions take their names from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { name: 'Miradi zaidi', previous: 'Mradi uliopita', next: 'Mradi ujao' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Mradi ujao ${next.title}` })).toBeVisible();
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The links use the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
