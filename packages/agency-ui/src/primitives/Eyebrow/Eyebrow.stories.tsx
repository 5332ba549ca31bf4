import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { tones } from '../../theme/index.js';
import { Heading } from '../Heading/index.js';
import { Section } from '../Section/index.js';
import { Eyebrow } from './Eyebrow.js';

const meta = {
  title: 'Primitives/Eyebrow',
  component: Eyebrow,
  args: { children: 'Media production' },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `The small label above a headline, with three ink swatches.

**Use it** to name the kind of content that follows.

**Do not use it** where the headline already says the same thing, nor as a heading: put a \`Heading\` under it.

**Content.** One to four words.

**Parts.**

- **Label:** A paragraph above a headline, not a heading.`,
      },
    },
  },
} satisfies Meta<typeof Eyebrow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three ink swatches precede the label. */
export const Default: Story = {};

/** On a background in the third ink, its swatch takes the text colour. */
export const OnEveryTone: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1rem' }}>
          <Eyebrow {...args} />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Media production')).toHaveLength(tones.length);
  },
};

/** A long label wraps inside its column. */
export const LongText: Story = {
  args: { children: 'Printed promotional materials, stationery and strategic brand services' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(15rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const label = canvas.getByText(/strategic brand services/);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

/** The label is a paragraph, so that it adds no heading to the document outline. */
export const IsNoHeading: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  render: (args) => (
    <>
      <Eyebrow {...args} />
      <Heading variant="feature">Stories told with light and sound</Heading>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getByText('Media production').tagName).toBe('P');
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The swatches use the microsite theme's inks. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
