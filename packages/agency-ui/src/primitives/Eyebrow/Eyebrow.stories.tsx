import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { tones } from '../../theme/index.js';
import { Heading } from '../Heading/index.js';
import { Container, Section } from '../Section/index.js';
import { Eyebrow } from './Eyebrow.js';

const meta = {
  title: 'Primitives/Eyebrow',
  component: Eyebrow,
  args: { children: 'Media production' },
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
        component: `The small label above a headline, with three ink swatches.

**Use it** to name the kind of content that follows.

**Do not use it** where the headline already says so, nor as a heading: put a \`Heading\` under it.

**Content.** One to four words.`,
      },
    },
  },
} satisfies Meta<typeof Eyebrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsNoHeading: Story = {
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

/** On a background in the third ink the swatch takes the text colour. */
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

export const LongWords: Story = {
  args: { children: 'Printed promotional materials, stationery and strategic brand services' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const label = canvas.getByText(/strategic brand services/);
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
