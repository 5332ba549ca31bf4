import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../theme/index.js';
import { Section } from '../Section/index.js';
import { ColorBar } from './ColorBar.js';

const meta = {
  title: 'Primitives/ColorBar',
  component: ColorBar,
  decorators: [
    (Story) => (
      <Section space="none" style={{ padding: '2rem' }}>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A printer’s control strip: the theme’s inks and their tints.

**Use it** once or twice on a page, at the edge of a card or beside a headline.

**Do not use it** to carry meaning: it is hidden from assistive technology. For an ornament across the page use \`PatternBand\`.

**Content.** None: it is drawn from the theme’s spot inks.

**Parts.**

- **Bar:** Decorative, hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof ColorBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The inks and their tints form a row. */
export const Default: Story = {};

/** In the block direction, the inks form a column 320 px tall. */
export const Vertical: Story = {
  args: { direction: 'block' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
    await expect(bar?.height).toBe(320);
  },
};

/** The inks are the same on each of the four tones. */
export const OnEveryTone: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1rem' }}>
          <ColorBar />
        </Section>
      ))}
    </>
  ),
};

/** The bar is hidden from assistive technology. */
export const IsHiddenFromAssistiveTechnology: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('span');
    await expect(bar).toHaveAttribute('aria-hidden', 'true');
    await expect(bar?.children).toHaveLength(8);
  },
};

/** The bar uses the microsite theme's inks. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
