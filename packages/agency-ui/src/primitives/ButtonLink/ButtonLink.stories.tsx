import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { ArrowRight } from '../Icon/index.js';
import { Stack } from '../Stack/index.js';
import { ButtonLink } from './ButtonLink.js';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '/inquiries', children: 'Get A Quote' },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `A link that looks like a button.

**Use it** with one \`primary\` per screen, and at most one \`outline\` beside it.

**Do not use it** for an action on the same page: use \`Button\`. For several secondary links use \`ArrowLink\`.

**Content.** Up to four words.

**Parts.**

- **Link:** A link that looks like a button, and is announced as a link.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter | Follows the link. |`,
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link looks like a primary button. */
export const Default: Story = {};

/** A primary and an outline link of the same size have the same height. */
export const TwoSideBySide: Story = {
  render: () => (
    <Stack direction="inline">
      <ButtonLink href="/inquiries" size="large" icon={ArrowRight}>
        Get Started
      </ButtonLink>
      <ButtonLink href="/services/printing" size="large" variant="outline">
        Our Services
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height);
    await expect(first).toBe(second);
  },
};

/** Long text wraps inside the link, and long words break because the narrow container sets `overflow-wrap`. */
export const LongText: Story = {
  tags: ['wcag:1.4.4'],
  args: { children: 'Request a quotation for corporate end-of-year celebrations', size: 'large', icon: ArrowRight },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(15rem, 100%)', overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};

/** To assistive technology, it is a link, not a button. */
export const IsALink: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get A Quote' })).toHaveAttribute('href', '/inquiries');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  args: { icon: ArrowRight },
  play: expectMirrored,
};

/** The link uses the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' }, args: { icon: ArrowRight } };
