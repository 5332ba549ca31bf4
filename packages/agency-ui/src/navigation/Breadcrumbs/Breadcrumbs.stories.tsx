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
  args: { items: [servicesLink], current: hero.title },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `Shows where a page is in the site’s hierarchy.

**Use it** in the \`breadcrumbs\` slot of \`PageHero\`, on pages below the first level.

**Do not use it** on the home page, nor as a replacement for the \`SiteHeader\` menu.

**Content.** One to three parent pages, named as in the menu.

**Parts.**

- **Trail:** A navigation landmark with an ordered list.
- **Step:** A link to a parent page.
- **Current page:** The last step, which is plain text marked as the current page.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The links, from the highest level down. |`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A second-level page shows its parent as a link and itself as text. */
export const Default: Story = {};

/** A fourth-level page shows its three ancestors on one line. */
export const ManyItems: Story = {
  args: {
    items: [homeLink, servicesLink, { name: hero.title, path: '/services/printing' }],
    current: offerings.offerings[1]?.name ?? '',
  },
};

/** Without parent pages, only the current page's name is shown. */
export const Empty: Story = { args: { items: [], current: homeLink.name } };

/** Long names wrap inside the page, and break mid-word only where they must. */
export const LongText: Story = {
  args: {
    items: [{ ...servicesLink, name: longWord }],
    current: 'Everything that a company of forty people and one long name might ever want to have printed',
  },
  play: expectNoSidewaysScroll,
};

/** On a night band, text and links are light. */
export const Night: Story = { decorators: [onNight] };

/** The breadcrumbs are a list in a named landmark, and the last item is marked as the current page. */
export const MarksTheCurrentPage: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.5'],
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

/** Every link is at least 44 px high. */
export const Is44PxHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: servicesLink.name }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** The landmark's name comes from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { name: 'Mahali ulipo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Mahali ulipo' })).toBeVisible();
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The links use the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
