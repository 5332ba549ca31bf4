import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { tones } from '../../theme/index.js';
import { Container, Section } from '../Section/index.js';
import { Text } from './Text.js';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: {
    children:
      'Offset printing suits runs of 500 or more copies. For fewer, digital printing needs no plates and is ready sooner.',
  },
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
        component: `A paragraph of running text.

**Use it** with \`lead\` for the opening of a section, \`body\` for the rest, and \`small\` for dates and notes.

**Do not use it** for a headline: use \`Heading\`. Avoid \`muted\` for essential text, although its contrast is still at least 4.5:1.

**Content.** Keep lines to 68 characters: the component sets no maximum width.`,
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const variants = ['lead', 'body', 'small'] as const;

export const EveryVariant: Story = {
  render: () => (
    <>
      {variants.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}: ink on paper, people under light.
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = variants.map((variant) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(new RegExp(`^${variant}:`))).fontSize),
    );
    await expect(sizes).toEqual([19, 17, 15]);
  },
};

export const MutedOnEveryTone: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1rem' }}>
          <Text muted>Muted text on {tone}</Text>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Muted text on/)).toHaveLength(tones.length);
  },
};

export const BreaksLongWords: Story = {
  args: { children: 'https://www.shangwe.example/catalogues/2026/printing-and-binding-options.pdf' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/shangwe\.example/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
