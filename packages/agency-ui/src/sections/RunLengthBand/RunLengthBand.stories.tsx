import type { Meta, StoryObj } from '@storybook/react-vite';
import { runLength } from 'agency-content/services/printing';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { RunLengthBand } from './RunLengthBand.js';

const meta = {
  title: 'Sections/RunLengthBand',
  component: RunLengthBand,
  args: runLength,
  parameters: {
    docs: {
      description: {
        component: `One number that decides between two methods, with a ruler that shows where it lies.

**Use it** once per page, between two quieter sections, such as in the \`middleContent\` of \`OfferingGrid\`. State the number in the heading and describe the ruler in \`rulerDescription\`, because the figure is decorative.

**Do not use it** for achievements: use \`ImpactCounters\`.

**Content.** A figure of up to four characters fills the band, and longer ones are smaller; three to nine ticks; range names of one or two words. On phones the ruler keeps only its ends and the threshold.

**Parts.**

- **Section:** A landmark named by its heading.
- **Ruler:** One image with alternative text.
- **Range:** The methods below and above the threshold.`,
      },
    },
  },
} satisfies Meta<typeof RunLengthBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number 500 and a ruler with the two methods. */
export const Default: Story = {};

/** The threshold is near the start of the ruler. */
export const TurnsEarly: Story = {
  args: {
    figure: '50+',
    heading: 'From 50 copies on, ask for offset',
    ticks: ['1', '50', '500', '5,000', '50,000+'],
    threshold: '50',
    rulerDescription: 'From 1 copy to 50,000 and more: digital up to 50 copies, offset from 50 copies on.',
  },
};

/** A five-digit figure. */
export const LongFigure: Story = {
  args: { figure: '10,000+', heading: 'Ten thousand copies and more' },
};

/** A long heading, description and ranges. */
export const LongText: Story = {
  args: {
    heading: 'Donaudampfschifffahrtsgesellschaftskapitän prints more than five hundred copies at a time',
    description:
      'Below that, digital usually wins on time and cost. Above it, offset pulls ahead and keeps going, because plates and make-ready are paid for once and every further sheet costs little more than its paper. Close to the line? We price both, on the same day and for the same paper, so that you can choose.',
    ranges: [
      {
        name: 'Digital printing presses',
        description: 'Short runs, proofs, personal invitations, name badges and whatever changes',
      },
      {
        name: 'Offset printing presses',
        description: 'Books, magazines, calendars, posters, packaging and campaign print',
      },
    ],
  },
};

/** The band on a paper background. */
export const Paper: Story = { args: { tone: 'paper' } };

/** The band on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The ruler is one image with alternative text. */
export const SaysWhatTheRulerShows: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const ruler = canvas.getByRole('img', { name: runLength.rulerDescription });
    await expect(ruler).toBeVisible();
    await expect(canvas.getByRole('region', { name: runLength.heading })).toContainElement(ruler);
  },
};

/** The second range starts at the threshold, which is written as text. */
export const RangesMeetAtTheThreshold: Story = {
  tags: ['test-only', 'wcag:1.4.1'],
  play: async ({ canvas }) => {
    const [, range] = runLength.ranges;
    const offset = canvas.getByText(range.name).getBoundingClientRect();
    const turn = canvas.getByText(runLength.threshold, { selector: '[role="img"] *' }).getBoundingClientRect();
    await expect(Math.abs(offset.left - turn.left)).toBeLessThan(2);
  },
};

/** The band is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The band has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
