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
            <Text>What follows stands on the ground that the dots grew into.</Text>
          </Container>
        </Section>
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A halftone transition between two backgrounds, 208 px high.

**Use it** once on a page, at the end of the upper band, with the tone of the lower one.

**Do not use it** behind text, nor between two bands of one colour. For a harder edge use \`PatternBand\`.

**Content.** None: an ornament, hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof HalftoneFade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TakesTheColourOfTheBandBelow: Story = {
  args: { tone: 'accent' },
  play: async ({ canvas, canvasElement }) => {
    const fade = canvasElement.querySelector('[aria-hidden="true"]') as HTMLElement;
    const below = canvas.getByText(/What follows/).closest('section') as HTMLElement;
    await expect(getComputedStyle(fade).backgroundColor).toBe(getComputedStyle(below).backgroundColor);
  },
};

export const LetsThePointerThrough: Story = {
  play: async ({ canvasElement }) => {
    const fade = canvasElement.querySelector('[aria-hidden="true"]') as HTMLElement;
    await expect(getComputedStyle(fade).pointerEvents).toBe('none');
  },
};

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
