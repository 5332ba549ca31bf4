import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteMapGroups as groups } from 'agency-content/sitemap';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { SiteMap } from './SiteMap.js';

const meta = {
  title: 'Sections/SiteMap',
  component: SiteMap,
  args: { groups },
  parameters: {
    docs: {
      description: {
        component: `Every page of a site, set like a book’s table of contents: names, dots and addresses.

**Use it** under a \`PageHero\` that introduces it.

**Do not use it** for a handful of links: use \`LinkCards\`.

**Content.** Two to six groups, each with up to twenty links.

**For assistive technology** every group is a navigation landmark named by its title. The addresses and dots are visual only: a link’s name is the page’s name.

**Keyboard.** One link per page.`,
      },
    },
  },
} satisfies Meta<typeof SiteMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GroupsItsLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      groups.map(({ title }) => title),
    );
    for (const { title, links } of groups) {
      const group = within(canvas.getByRole('navigation', { name: title }));
      await expect(group.getAllByRole('link')).toHaveLength(links.length);
      for (const { name, path } of links) {
        await expect(group.getByRole('link', { name })).toHaveAttribute('href', path);
      }
    }
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

export const LongWords: Story = {
  args: {
    groups: [
      { title: longWord, links: [{ name: longWord, path: `/${longWord.toLowerCase()}/${longWord.toLowerCase()}` }] },
    ],
  },
  play: expectNoSidewaysScroll,
};

export const OtherWords: Story = {
  args: { labels: { siteMap: 'Ramani ya tovuti' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ramani ya tovuti' })).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
