import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../Section/index.js';
import { PatternBand } from './PatternBand.js';

const meta = {
  title: 'Primitives/PatternBand',
  component: PatternBand,
  parameters: {
    docs: {
      description: {
        component: `A band of printed-cloth pattern across the page, 88 px high, in the theme’s inks.

**Use it** once or twice on a page, at the edge of a night background.

**Do not use it** between every section; for a softer edge use \`HalftoneFade\`, or nothing.

**Content.** None: an ornament, hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof PatternBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RunsFromSideToSide: Story = {
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('svg');
    await expect(band).toHaveAttribute('aria-hidden', 'true');
    await expect(band?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

/** Regression: with a height in rem, larger text showed a second row. */
export const StaysOneRepeatHigh: Story = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const height = canvasElement.querySelector('svg')?.getBoundingClientRect().height;
    root.style.fontSize = '';
    await expect(height).toBe(88);
  },
};

/** Each instance has its own pattern, so that removing one keeps the other. */
export const TwiceOnAPage: Story = {
  render: () => (
    <Section tone="night">
      <PatternBand />
      <div style={{ blockSize: '4rem' }} />
      <PatternBand />
    </Section>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('pattern')].map((pattern) => pattern.id);
    await expect(ids).toHaveLength(2);
    await expect(new Set(ids).size).toBe(2);
  },
};

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
