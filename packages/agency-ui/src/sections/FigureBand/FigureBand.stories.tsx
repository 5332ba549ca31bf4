import type { Meta, StoryObj } from '@storybook/react-vite';
import { figureBand } from 'agency-content/services/experiential-marketing';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { FigureBand } from './FigureBand.js';

const meta = {
  title: 'Sections/FigureBand',
  component: FigureBand,
  args: figureBand,
  parameters: {
    docs: {
      description: {
        component: `A rest for the eye on a page of pictures: one figure in type as large as the page allows, what it means, and bars on a scale of twelve.

**Use it** once a page, for the one number that helps a visitor to plan: hours, weeks, months, metres.

**Do not use it** for results (use \`ImpactCounters\`), nor for the run length of two print methods (use \`RunLengthBand\`).

**Content.** A figure of up to four characters is largest. Say in words where each bar is: the bars themselves are hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof FigureBand>;

export default meta;
type Story = StoryObj<typeof meta>;

const { scale } = figureBand;

export const Default: Story = {};

export const SaysInWordsWhereEachBarIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: figureBand.heading })).toBeVisible();
    const rows = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(
      scale.bars.map(({ name, description }) => `${name} ${description}`),
    );
  },
};

export const WithoutScale: Story = {
  args: { scale: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongFigure: Story = { args: { figure: '10,000' } };

export const LongWords: Story = {
  args: {
    heading: longWord,
    description: longWord,
    scale: {
      from: longWord,
      to: '12',
      bars: scale.bars.map((bar) => ({ ...bar, name: longWord + bar.name, description: longWord })),
    },
  },
  play: expectNoSidewaysScroll,
};

export const Night: Story = { args: { tone: 'night' } };

export const Paper: Story = { args: { tone: 'paper' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
