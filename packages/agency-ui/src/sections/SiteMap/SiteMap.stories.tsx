import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteMap, type SiteMapGroup } from './SiteMap.js';

const groups: SiteMapGroup[] = [
  {
    title: 'Main Pages',
    links: [
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
      { name: 'FAQ', path: '/faq' },
      { name: 'Contact', path: '/contact' },
      { name: 'Get A Quote', path: '/inquiries' },
      { name: 'Privacy Policy', path: '/privacy-policy' },
      { name: 'Terms of Service', path: '/terms-of-service' },
    ],
  },
  {
    title: 'Services',
    links: [
      { name: 'Experiential Marketing', path: '/services/experiential-marketing' },
      { name: 'Event Planning & Management', path: '/services/events' },
      { name: 'Expos & Trade Shows', path: '/services/expos' },
      { name: 'Media Production', path: '/services/production' },
      { name: 'Staff Engagement', path: '/services/staff-engagement' },
      { name: 'Brand Identity', path: '/services/brand-identity' },
      { name: 'Printing', path: '/services/printing' },
      { name: 'Outdoor Advertising', path: '/services/outdoor-advertising' },
    ],
  },
  {
    title: 'About',
    links: [
      { name: 'Our Story', path: '/about/our-story' },
      { name: 'Our Team', path: '/about/team' },
      { name: 'Our Values', path: '/about/values' },
    ],
  },
];

const meta = {
  title: 'Sections/SiteMap',
  component: SiteMap,
  args: { groups },
  parameters: {
    docs: {
      description: {
        component:
          'Every page of a site, set like the contents of a book: names, dots and addresses. Two to six groups, each ' +
          'with up to twenty links. It stands under a `PageHero` that says what it is. For a handful of links use ' +
          '`LinkCards`.\n\nEvery group is a navigation landmark named by its title. The addresses and dots are for the ' +
          'eye: a link is named by the page’s name alone.',
      },
    },
  },
} satisfies Meta<typeof SiteMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GroupsItsLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Main Pages',
      'Services',
      'About',
    ]);
    const services = within(canvas.getByRole('navigation', { name: 'Services' }));
    await expect(services.getAllByRole('link')).toHaveLength(8);
    await expect(services.getByRole('link', { name: 'Outdoor Advertising' })).toHaveAttribute(
      'href',
      '/services/outdoor-advertising',
    );
  },
};

export const LinksAreAFingerHigh: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const OneGroup: Story = { args: { groups: groups.slice(2) } };

export const EmptyGroupsAreLeftOut: Story = {
  args: { groups: [{ title: 'Nothing', links: [] }, ...groups.slice(2)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing')).toBeNull();
  },
};

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    groups: [
      { title: longWord, links: [{ name: longWord, path: `/${longWord.toLowerCase()}/${longWord.toLowerCase()}` }] },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OtherWords: Story = {
  args: { labels: { siteMap: 'Ramani ya tovuti' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ramani ya tovuti' })).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
