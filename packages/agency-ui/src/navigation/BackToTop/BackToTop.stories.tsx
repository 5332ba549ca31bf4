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

**Use it** on its own at the end of a long text, on a page without that footer.

**Do not use it** to link to a heading: use a link to its id.

**Content.** Two to four words from \`labels\`.

**Behaviour.** It scrolls to the top and moves focus to the start of the document, so that the next Tab reaches the page’s first link. With reduced motion the jump is instant. Without JavaScript it is a link to \`#top\`, which every browser supports.

**Parts.**

- **Link:** Goes to the top of the page, even without JavaScript.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter | Scrolls to the top and moves focus there. |`,
      },
    },
  },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a night band, the link is a short line of text with an up arrow. */
export const Default: Story = {};

/** Focus moves to the start of the page, so that the next Tab reaches the first link. */
export const MovesFocusToTheStart: Story = {
  tags: ['test-only', 'wcag:2.4.3'],
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

/** A click scrolls to the top and leaves the page's URL unchanged. */
export const KeepsTheAddress: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(location.href).toBe(before);
  },
};

/** An `onClick` handler that prevents the default keeps focus on the link. */
export const HonoursPreventDefault: Story = {
  tags: ['test-only'],
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Back to top' });
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
  },
};

/** The link is at least 44 px high. */
export const Is44PxHigh: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Back to top' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** The link's text comes from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { backToTop: 'Rudi juu' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rudi juu' })).toBeVisible();
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The link uses the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
