import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { trail: [{ name: 'Services', path: '/services' }], current: 'Printing' },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Shows which pages stand above this one. Use it in the `breadcrumbs` slot of `PageHero`, on pages below the ' +
          'first level. Not on the home page, and not as a replacement for the header’s menu.\n\n' +
          'Content: one to three pages above; the names as the menu has them. Keyboard: every name but the last is a ' +
          'link, 44 px high.',
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
    await expect(items.map((item) => item.textContent)).toEqual(['Services', 'Printing']);
    await expect(within(trail).getByText('Printing')).toHaveAttribute('aria-current', 'page');
    await expect(within(trail).queryByRole('link', { name: 'Printing' })).toBeNull();
    await expect(within(trail).getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  },
};

export const IsAFingerHigh: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Services' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const ThreeLevels: Story = {
  args: {
    trail: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
      { name: 'Printing', path: '/services/printing' },
    ],
    current: 'Offset printing',
  },
};

export const EmptyTrail: Story = { args: { trail: [], current: 'Home' } };

export const LongWords: Story = {
  args: {
    trail: [{ name: 'Donaudampfschifffahrtsgesellschaftskapitän', path: '/services' }],
    current: 'Everything that a company of forty people and one long name might ever want to have printed',
  },
};

export const Night: Story = {
  decorators: [
    (Story) => (
      <Section tone="night">
        <Story />
      </Section>
    ),
  ],
};

export const OtherWords: Story = {
  args: { labels: { name: 'Mahali ulipo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Mahali ulipo' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
