import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container, Section } from '../Section/index.js';
import { Text } from '../Text/index.js';
import { HalftoneFade } from './HalftoneFade.js';

const meta = {
  title: 'Primitives/HalftoneFade',
  component: HalftoneFade,
  args: { tone: 'paper' },
  decorators: [
    (Story, { args }) => (
      <>
        <Section tone="night" space="none" style={{ paddingBlockStart: '4rem' }}>
          <Container>
            <Text>120 clients served, 50 projects completed.</Text>
          </Container>
          <Story />
        </Section>
        <Section {...(args.tone && { tone: args.tone })}>
          <Container>
            <Text>The dots end in the colour of this band.</Text>
          </Container>
        </Section>
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A halftone transition between two backgrounds, 208 px high.

**Use it** once per page, at the end of the upper band, with the tone of the lower one.

**Do not use it** behind text, nor between two bands of the same colour. For a harder edge use \`PatternBand\`.

**Content.** None: an ornament, hidden from assistive technology.

**Parts.**

- **Fade:** Decorative, hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof HalftoneFade>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dots grow from the night band into the paper band below. */
export const Default: Story = {};

/** With the tone of the band below, the dots end in its colour. */
export const IntoTheAccent: Story = {
  tags: ['wcag:1.1.1'],
  args: { tone: 'accent' },
  play: async ({ canvas, canvasElement }) => {
    const fade = canvasElement.querySelector('[aria-hidden="true"]') as HTMLElement;
    const below = canvas.getByText(/The dots end/).closest('section') as HTMLElement;
    await expect(getComputedStyle(fade).backgroundColor).toBe(getComputedStyle(below).backgroundColor);
  },
};

/** The ornament takes no clicks. */
export const LetsThePointerThrough: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const fade = canvasElement.querySelector('[aria-hidden="true"]') as HTMLElement;
    await expect(getComputedStyle(fade).pointerEvents).toBe('none');
  },
};

/** The dots use the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
