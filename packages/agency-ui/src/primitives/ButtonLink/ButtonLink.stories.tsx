import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { ArrowRight } from '../Icon/index.js';
import { Container, Section } from '../Section/index.js';
import { Stack } from '../Stack/index.js';
import { ButtonLink } from './ButtonLink.js';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '/inquiries', children: 'Get A Quote' },
  argTypes: { icon: { control: false } },
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
        component: `A link that looks like a button.

**Use it** with one \`primary\` per screen, and at most one \`outline\` beside it.

**Do not use it** for an action on the same page: use \`Button\`. For several secondary links use \`ArrowLink\`.

**Content.** Up to four words.

**Keyboard.** It is a link: Enter follows it and Space scrolls the page.`,
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get A Quote' })).toHaveAttribute('href', '/inquiries');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

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

export const WrapsLongWords: Story = {
  args: { children: 'Request a quotation for corporate end-of-year celebrations', size: 'large', icon: ArrowRight },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { icon: ArrowRight }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' }, args: { icon: ArrowRight } };

export const Playground: Story = {};
