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
        component: `One character at poster size, with a halftone in a second ink out of register.

**Use it** as a page’s one large graphic, clipped by the edge of its section, behind or beside a headline.

**Do not use it** for words, nor behind running text. For an animated number use \`ImpactCounters\`.

**Content.** One character.

**Parts.**

- **Glyph:** A halftone character; decorative.`,
      },
    },
  },
} satisfies Meta<typeof HalftoneGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A question mark on the accent colour. */
export const Default: Story = {};

/** A section sign on paper. */
export const SectionSign: Story = { args: { glyph: '§' }, parameters: { tone: 'paper' } };

/** A quotation mark on a night background. */
export const QuotationMark: Story = { args: { glyph: '“' }, parameters: { tone: 'night' } };

/** The character is hidden from assistive technology. */
export const SaysNothing: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The character has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
