import type { Meta, StoryObj } from '@storybook/react-vite';
import { homeLink, servicesLink } from 'agency-content';
import { hero, offerings } from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { trail: [servicesLink], current: hero.title },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `Shows where a page is in the site’s hierarchy.

**Use it** in the \`breadcrumbs\` slot of \`PageHero\`, on pages below the first level.

**Do not use it** on the home page, nor as a replacement for the menu of \`SiteHeader\`.

**Content.** One to three parent pages, named as in the menu.

**Keyboard.** Every name except the last is a link, 44 px high.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MarksTheCurrentPage: Story = {
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    const items = within(within(trail).getByRole('list')).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([servicesLink.name, hero.title]);
    await expect(within(trail).getByText(hero.title)).toHaveAttribute('aria-current', 'page');
    await expect(within(trail).queryByRole('link', { name: hero.title })).toBeNull();
    await expect(within(trail).getByRole('link', { name: servicesLink.name })).toHaveAttribute(
      'href',
      servicesLink.path,
    );
  },
};

export const IsAFingerHigh: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: servicesLink.name }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const ThreeLevels: Story = {
  args: {
    trail: [homeLink, servicesLink, { name: hero.title, path: '/services/printing' }],
    current: offerings.offerings[1]?.name ?? '',
  },
};

export const EmptyTrail: Story = { args: { trail: [], current: homeLink.name } };

export const LongWords: Story = {
  args: {
    trail: [{ ...servicesLink, name: longWord }],
    current: 'Everything that a company of forty people and one long name might ever want to have printed',
  },
  play: expectNoSidewaysScroll,
};

export const Night: Story = { decorators: [onNight] };

export const OtherWords: Story = {
  args: { labels: { name: 'Mahali ulipo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Mahali ulipo' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
