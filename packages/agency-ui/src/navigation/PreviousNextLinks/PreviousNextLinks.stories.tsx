import type { Meta, StoryObj } from '@storybook/react-vite';
import { neighbours } from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
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

**Keyboard.** Each half is one link.`,
      },
    },
  },
} satisfies Meta<typeof PreviousNextLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesSayWhereTheyLead: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'More services' }));
    await expect(nav.getByRole('link', { name: `Previous service ${previous.title}` })).toHaveAttribute(
      'href',
      previous.path,
    );
    await expect(nav.getByRole('link', { name: `Next service ${next.title}` })).toHaveAttribute('href', next.path);
    await expect(nav.queryAllByRole('img')).toHaveLength(0);
  },
};

export const FirstOfTheChain: Story = { render: () => <PreviousNextLinks next={next} /> };

export const LastOfTheChain: Story = {
  render: () => <PreviousNextLinks previous={previous} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    const [link] = links;
    await expect(link?.getBoundingClientRect().width).toBe(canvas.getByRole('navigation').clientWidth);
  },
};

export const IndexAtTheEnds: Story = {
  args: { next: undefined, index: { title: 'All services', path: '/services' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Overview All services' });
    await expect(link).toHaveAttribute('href', '/services');
    await expect(link).not.toHaveAttribute('rel');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const WithoutNeighbours: Story = {
  render: () => <PreviousNextLinks />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const MissingPicture: Story = {
  args: {
    previous: { title: previous.title, path: previous.path },
    next: { title: next.title, path: next.path },
  },
};

export const LongWords: Story = {
  args: {
    previous: { ...previous, title: longWord },
    next: { ...next, title: 'A service whose name somebody has never thought of shortening at all' },
  },
  play: expectNoSidewaysScroll,
};

export const OtherWords: Story = {
  args: { labels: { name: 'Miradi zaidi', previous: 'Mradi uliopita', next: 'Mradi ujao' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Mradi ujao ${next.title}` })).toBeVisible();
  },
};

export const Night: Story = { args: { 'data-agency-tone': 'night' } as object };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
