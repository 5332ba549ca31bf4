import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteMapGroups as groups } from 'agency-content/sitemap';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { SiteMap } from './SiteMap.js';

const meta = {
  title: 'Sections/SiteMap',
  component: SiteMap,
  args: { groups },
  parameters: {
    docs: {
      description: {
        component: `Every page of a site, set like a book’s table of contents: names, dots and paths.

**Use it** under a \`PageHero\` that introduces it.

**Do not use it** for a handful of links: use \`LinkCards\`.

**Content.** Two to six groups, each with up to twenty links.

**For assistive technology** every group is a navigation landmark named by its title. The paths and dots are visual only: a link’s name is the page’s name.

**Parts.**

- **Group:** A navigation landmark named by its title.
- **Link:** Named by its page only.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | All links, group by group. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof SiteMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of the site’s pages in groups, with their paths. */
export const Default: Story = {};

/** A single group of pages. */
export const OneItem: Story = { args: { groups: groups.slice(2) } };

/** Nothing is rendered without groups. */
export const Empty: Story = {
  decorators: [rendersNothing('SiteMap renders nothing without groups.')],
  args: { groups: [] },
};

/** A long name and a long path wrap within the column. */
export const LongText: Story = {
  args: {
    groups: [
      { title: longWord, links: [{ name: longWord, path: `/${longWord.toLowerCase()}/${longWord.toLowerCase()}` }] },
    ],
  },
  play: expectNoSidewaysScroll,
};

/** The sitemap on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Each group is a landmark named by its heading. */
export const GroupsItsLinks: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.5'],
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

/** Every link is 44 px high. */
export const LinksAreAFingerHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A group without links is left out. */
export const EmptyGroupsAreLeftOut: Story = {
  tags: ['test-only'],
  args: { groups: [{ title: 'Nothing', links: [] }, ...groups.slice(2)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing')).toBeNull();
  },
};

/** Custom labels replace the sitemap’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { siteMap: 'Ramani ya tovuti' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ramani ya tovuti' })).toBeVisible();
  },
};

/** The sitemap is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The sitemap has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
