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

**Use it** once per page, for the one number that helps a visitor to plan: hours, weeks, months, metres.

**Do not use it** for results (use \`ImpactCounters\`), nor for the run lengths of two print methods (use \`RunLengthBand\`).

**Content.** A figure of up to four characters is set at the largest size. Say in words where each bar is: the bars themselves are hidden from assistive technology.

**Parts.**

- **Section:** A landmark named by its heading.
- **Figure:** An ornament, because the heading and the description say what it means.
- **Scale:** A list of names, each with the position of its bar in words. The bars are an ornament.`,
      },
    },
  },
} satisfies Meta<typeof FigureBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A large figure beside its text and a scale with bars. */
export const Default: Story = {};

const { scale } = figureBand;

/** Only the figure and its text. */
export const WithoutScale: Story = {
  args: { scale: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A five-digit figure. */
export const LongFigure: Story = { args: { figure: '10,000' } };

/** A long heading, description and scale wrap within the band. */
export const LongText: Story = {
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

/** The band on a paper background. */
export const Paper: Story = { args: { tone: 'paper' } };

/** The band on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The figure and the bars are hidden from assistive technology; each bar is described in words. */
export const SaysInWordsWhereEachBarIs: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:1.3.1', 'wcag:1.4.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: figureBand.heading })).toBeVisible();
    const rows = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(
      scale.bars.map(({ name, description }) => `${name} ${description}`),
    );
  },
};

/** The band is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The band has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
