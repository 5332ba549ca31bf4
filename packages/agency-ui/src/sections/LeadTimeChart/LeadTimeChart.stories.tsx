import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadTimes } from 'agency-content/faq';
import { expect } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { longWord } from '../../story-text.js';
import { LeadTimeChart } from './LeadTimeChart.js';

const meta = {
  title: 'Sections/LeadTimeChart',
  component: LeadTimeChart,
  args: { leadTimes },
  decorators: [
    (Story, { globals, parameters }) => (
      <Section tone={parameters['tone'] ?? 'paper'} key={String(globals['theme'])}>
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A bar chart of lead times in months, over one year.

**Use it** to answer “how far ahead” in a \`FaqSection\`; it fits any text column at least 17 rem wide.

**Do not use it** for dates: it has no calendar. For the steps of a project use \`ProcessSteps\`.

**Content.** Two to five bars, labels of one or two words. Give the same facts in the text beside it.

**For assistive technology** it is one image; its alternative text has one sentence per bar.

**Parts.**

- **Chart:** One image; its alternative text has a sentence per bar.
- **Bar:** Spans the first to the last month, with its range as text.`,
      },
    },
  },
} satisfies Meta<typeof LeadTimeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lead times of the agency’s services, over twelve months. */
export const Default: Story = {};

/** A single bar. */
export const OneItem: Story = { args: { leadTimes: [{ label: 'Brand identity', from: 2, to: 3 }] } };

/** A long label above a bar of twelve months. */
export const LongText: Story = {
  args: { leadTimes: [{ label: longWord, from: 0, to: 12 }] },
};

/** The chart on a night background. */
export const Night: Story = { parameters: { tone: 'night' } };

/** The chart is one image whose alternative text has a sentence per bar. */
export const SaysWhatItShows: Story = {
  tags: ['test-only', 'wcag:1.1.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      leadTimes.map(({ label, from, to }) => `${label}: ${from} to ${to} months ahead.`).join(' '),
    );
  },
};

/** Every bar spans its months and has its range as text, so colour is not the only cue. */
export const BarsStandOnTheirMonths: Story = {
  tags: ['test-only', 'wcag:1.4.1'],
  play: async ({ canvas }) => {
    for (const { from, to } of leadTimes) {
      const range = canvas.getByText(new RegExp(`^${from}–${to}(?!\\d)`));
      const bar = range.getBoundingClientRect();
      const track = (range.parentElement as HTMLElement).getBoundingClientRect();
      await expect((bar.left - track.left) / track.width).toBeCloseTo(from / 12, 1);
      await expect(bar.width / track.width).toBeCloseTo((to - from) / 12, 1);
    }
  },
};

/** Custom labels replace the chart’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: {
    labels: {
      axis: 'Miezi kabla',
      bar: (from, to) => `Miezi ${from}–${to}`,
      sentence: (label, from, to) => `${label}: miezi ${from} hadi ${to} kabla.`,
    },
  },
  play: async ({ canvas }) => {
    const sentences = leadTimes.map(({ label, from, to }) => `${label}: miezi ${from} hadi ${to} kabla.`);
    await expect(canvas.getByRole('img', { name: sentences.join(' ') })).toBeVisible();
  },
};

/** The chart is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The chart has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
