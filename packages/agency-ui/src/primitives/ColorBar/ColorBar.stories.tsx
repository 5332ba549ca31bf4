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

**Content.** None: it is drawn from the theme’s spot inks.`,
      },
    },
  },
} satisfies Meta<typeof ColorBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StandsAlongAnEdge: Story = {
  args: { direction: 'block' },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect();
    await expect(bar?.height).toBe(320);
  },
};

export const IsHiddenFromAssistiveTechnology: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('span');
    await expect(bar).toHaveAttribute('aria-hidden', 'true');
    await expect(bar?.children).toHaveLength(8);
  },
};

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

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
