import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyPicture } from '../../story-pictures.js';
import { PreviousNextLinks } from './PreviousNextLinks.js';

const staffEngagement = {
  title: 'Staff Engagement',
  path: '/services/staff-engagement',
  image: storyPicture(3, 'A tug of war under an acacia'),
};
const experientialMarketing = {
  title: 'Experiential Marketing',
  path: '/services/experiential-marketing',
  image: storyPicture(5, 'A roadshow truck before the skyline of Nairobi'),
};

const meta = {
  title: 'Navigation/PreviousNextLinks',
  component: PreviousNextLinks,
  args: { previous: staffEngagement, next: experientialMarketing },
  parameters: {
    docs: {
      description: {
        component:
          'The ways on at the end of a page that is one of a chain, such as the service pages. Use it once, after the ' +
          'page’s content. Not for the pages of one long list: use `Pagination`.\n\n' +
          'Content: names of up to about thirty characters; the thumbnails are optional and decorative. Keyboard: each ' +
          'half is one link.',
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
    await expect(nav.getByRole('link', { name: 'Previous service Staff Engagement' })).toHaveAttribute(
      'href',
      '/services/staff-engagement',
    );
    await expect(nav.getByRole('link', { name: 'Next service Experiential Marketing' })).toHaveAttribute(
      'href',
      '/services/experiential-marketing',
    );
    await expect(nav.queryAllByRole('img')).toHaveLength(0);
  },
};

export const FirstOfTheChain: Story = { render: () => <PreviousNextLinks next={experientialMarketing} /> };

export const LastOfTheChain: Story = {
  render: () => <PreviousNextLinks previous={staffEngagement} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    const [link] = links;
    await expect(link?.getBoundingClientRect().width).toBe(canvas.getByRole('navigation').clientWidth);
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
    previous: { title: 'Staff Engagement', path: '/services/staff-engagement' },
    next: { title: 'Experiential Marketing', path: '/services/experiential-marketing' },
  },
};

export const LongWords: Story = {
  args: {
    previous: { ...staffEngagement, title: 'Donaudampfschifffahrtsgesellschaftskapitän' },
    next: { ...experientialMarketing, title: 'A service whose name somebody has never thought of shortening at all' },
  },
};

export const OtherWords: Story = {
  args: { labels: { name: 'Miradi zaidi', previous: 'Mradi uliopita', next: 'Mradi ujao' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mradi ujao Experiential Marketing' })).toBeVisible();
  },
};

export const Night: Story = { args: { 'data-agency-tone': 'night' } as object };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
