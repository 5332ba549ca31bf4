import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { HalftoneGlyph } from './HalftoneGlyph.js';

const meta = {
  title: 'Sections/HalftoneGlyph',
  component: HalftoneGlyph,
  args: { glyph: '?', style: { inlineSize: '20rem' } },
  decorators: [
    (Story, { parameters }) => (
      <Section tone={(parameters['tone'] as Tone | undefined) ?? 'accent'} style={{ paddingInline: '2rem' }}>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'One character, as large as a poster, screened in a second ink out of register. The oversized gesture of a ' +
          'page: one on a page, cut by the edge of its section, behind a headline or beside it. Not for words, and not ' +
          'behind running text.',
      },
    },
  },
} satisfies Meta<typeof HalftoneGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysNothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const SectionSign: Story = { args: { glyph: '§' }, parameters: { tone: 'paper' } };

export const QuotationMark: Story = { args: { glyph: '“' }, parameters: { tone: 'night' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
