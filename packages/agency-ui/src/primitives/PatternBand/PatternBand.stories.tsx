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
        component: `A page-wide band of printed-cloth pattern, 88 px high, in the theme’s inks.

**Use it** once or twice on a page, at the edge of a night background.

**Do not use it** between every section; for a softer edge use \`HalftoneFade\`, or nothing.

**Content.** None: an ornament, hidden from assistive technology.

**Parts.**

- **Band:** Decorative, hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof PatternBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A band of printed cloth runs across the page. */
export const Default: Story = {};

/** Two bands on one page have the same pattern. */
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

/** The band is as wide as the page and hidden from assistive technology. */
export const FillsTheWidth: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('svg');
    await expect(band).toHaveAttribute('aria-hidden', 'true');
    await expect(band?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

/** With text at 200%, the band is still 88 px high and shows one row. */
export const StaysOneRowHigh: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const height = canvasElement.querySelector('svg')?.getBoundingClientRect().height;
    root.style.fontSize = '';
    await expect(height).toBe(88);
  },
};

/** The band uses the microsite theme's inks. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
