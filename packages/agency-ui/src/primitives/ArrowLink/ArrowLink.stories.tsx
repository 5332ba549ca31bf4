import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../theme/index.js';
import { Container, Section } from '../Section/index.js';
import { Stack } from '../Stack/index.js';
import { ArrowLink } from './ArrowLink.js';

const meta = {
  title: 'Primitives/ArrowLink',
  component: ArrowLink,
  args: { href: '/services/expos', children: 'Show Me' },
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
        component: `A text link with an arrow, at the foot of a card or paragraph.

**Use it** where a page has several such links.

**Do not use it** for the main action of a page: use \`ButtonLink\`.

**Content.** Two or three words: “Learn More”, “Show Me”. Where several links have the same text, give each a \`subject\`; it ends the accessible name.

**Keyboard.** Enter follows the link.`,
      },
    },
  },
} satisfies Meta<typeof ArrowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TellsItsTwinsApart: Story = {
  render: () => (
    <Stack direction="inline" gap="huge">
      <ArrowLink href="/services/events" subject="Events">
        Show Me
      </ArrowLink>
      <ArrowLink href="/services/expos" subject="Expos">
        Show Me
      </ArrowLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show Me Events' })).toHaveAttribute('href', '/services/events');
    await expect(canvas.getByRole('link', { name: 'Show Me Expos' })).toHaveAttribute('href', '/services/expos');
  },
};

export const IsAFingerHigh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnEveryTone: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1rem' }}>
          <ArrowLink {...args} subject={tone} />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(tones.length);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link').querySelector('svg');
    await expect(new DOMMatrix(getComputedStyle(arrow as Element).transform).a).toBe(-1);
  },
};

export const Playground: Story = {};
