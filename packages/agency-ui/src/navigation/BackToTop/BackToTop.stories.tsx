import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Section } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { BackToTop } from './BackToTop.js';

const meta = {
  title: 'Navigation/BackToTop',
  component: BackToTop,
  decorators: [
    (Story) => (
      <>
        <a href="#first">First link</a>
        <main id="first" style={{ minBlockSize: '150vh' }} />
        <Section tone="night">
          <Story />
        </Section>
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A link back to the top of a long page. \`SiteFooter\` already includes one.

**Use it** by itself at the end of a long text on a page without that footer.

**Do not use it** to link to a heading: use a link to its id.

**Content.** Two to four words from \`labels\`.

**Behaviour.** It scrolls to the top and moves focus to the start of the document, so that the next Tab reaches the page’s first link. With reduced motion the jump is instant. Without JavaScript it is a link to \`#top\`, which every browser supports.

**Keyboard.** Enter scrolls to the top and moves focus there.`,
      },
    },
  },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MovesFocusToTheStart: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Back to top' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.body).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    canvas.getByRole('link', { name: 'First link' }).focus();
    await expect(document.body).not.toHaveAttribute('tabindex');
  },
};

export const LeavesTheAddressAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(location.href).toBe(before);
  },
};

export const LetsTheApplicationDecide: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Back to top' });
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
  },
};

export const IsAFingerHigh: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Back to top' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const OtherWords: Story = {
  args: { labels: { backToTop: 'Rudi juu' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rudi juu' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
