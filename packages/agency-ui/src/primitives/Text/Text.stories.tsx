import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { tones } from '../../theme/index.js';
import { Section } from '../Section/index.js';
import { Text } from './Text.js';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: {
    children:
      'Offset printing suits runs of 500 or more copies. For fewer, digital printing needs no plates and is ready sooner.',
  },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `A paragraph of running text.

**Use it** with \`lead\` for a section’s opening, \`body\` for the rest, and \`small\` for dates and notes.

**Do not use it** for a headline: use \`Heading\`. Avoid \`muted\` for essential text, although its contrast is still at least 4.5:1.

**Content.** Keep lines to 68 characters yourself, because the component sets no maximum width.`,
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A paragraph of running text is set at the body size. */
export const Default: Story = {};

const variants = ['lead', 'body', 'small'] as const;

/** The lead is larger than the body text, and the small print is smaller. */
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

/** Muted text has enough contrast on each of the four tones. */
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

/** A long address breaks at the end of the line. */
export const LongText: Story = {
  args: { children: 'https://www.shangwe.example/catalogues/2026/printing-and-binding-options.pdf' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(12rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/shangwe\.example/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The paragraph uses the microsite theme's typeface. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
