import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { type Statistic, Statistics } from './Statistics.js';

const statistics: Statistic[] = [
  {
    value: '4 of 5',
    label: 'visitors of a trade expo took printed material home.',
    source: { name: 'Example survey of expo visitors, 2024', path: 'https://survey.example/expo-2024' },
  },
  { value: '500', label: 'copies is where offset printing becomes cheaper.', source: { name: 'Our price list, 2025' } },
  { value: '6 weeks', label: 'before the day is when a stage is best booked.', source: { name: 'Our calendar, 2025' } },
];

const meta = {
  title: 'Sections/Statistics',
  component: Statistics,
  args: {
    eyebrow: 'Before you plan',
    heading: 'Three numbers for your budget',
    lead: 'Each with its source, so that you can check it.',
    statistics,
  },
  parameters: {
    docs: {
      description: {
        component: `Numbers with their sources.

**Use it** for facts that support an argument, where a reader may ask “says who?”.

**Do not use it** for the agency’s own impact in large figures that count up (use \`ImpactCounters\`), for one large figure (\`FigureBand\`), nor for numbers without a source that readers can check.

**Content.** Two to six numbers. Write each with its unit; the label completes the sentence. The source gives the study’s name and year, and a link if it is public.

**Parts.**

- **Region:** A landmark named by the heading.
- **List:** A description list: the label is the term, and the number and its source describe it.`,
      },
    },
  },
} satisfies Meta<typeof Statistics>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three numbers in a row, whose labels and sources line up. */
export const Default: Story = {};

/** A single number. */
export const OneItem: Story = { args: { statistics: statistics.slice(0, 1) } };

/** Six numbers in two rows. */
export const ManyItems: Story = {
  args: {
    statistics: [...statistics, ...statistics.map((one) => ({ ...one, label: `${one.label} Asked again in 2025.` }))],
  },
};

/** Numbers without sources. */
export const WithoutSources: Story = {
  args: { statistics: statistics.map(({ source: _, ...statistic }) => statistic) },
};

/** Nothing is rendered without numbers. */
export const Empty: Story = {
  decorators: [rendersNothing('Statistics renders nothing without numbers.')],
  args: { statistics: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long words wrap within their columns. */
export const LongText: Story = {
  args: {
    statistics: statistics.map((statistic) => ({
      ...statistic,
      value: `${statistic.value} million`,
      label: longWord + statistic.label,
      source: { name: longWord + longWord, path: '/sources' },
    })),
  },
  play: expectNoSidewaysScroll,
};

/** The numbers on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Each number is described by its label, and its source is a link. */
export const LinksItsSources: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')).toHaveLength(6);
    const link = canvas.getByRole('link', { name: 'Example survey of expo visitors, 2024' });
    await expect(link).toHaveAttribute('href', 'https://survey.example/expo-2024');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
