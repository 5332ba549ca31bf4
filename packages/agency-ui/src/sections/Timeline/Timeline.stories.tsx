import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Milestone } from '../../entities/index.js';
import { Timeline } from './Timeline.js';

const milestones: Milestone[] = [
  {
    when: '2008',
    title: 'A brand in the hand',
    description:
      'We start in Nairobi with one idea: people believe what they have tried. The first jobs are activations.',
  },
  {
    when: '2012',
    title: 'Bigger rooms',
    description: 'Launches, conferences and trade shows join the diary. Whoever builds a stand can also fill a hall.',
  },
  {
    when: '2016',
    title: 'Our own light and sound',
    description: 'A production desk films, photographs and records what we stage, so that one evening lasts all year.',
  },
  {
    when: '2020',
    title: 'Ink on paper',
    description:
      'While halls stand empty, presses run. Books, brochures and packaging take their place beside the stage.',
  },
  {
    when: 'Today',
    title: 'Over 50 people, one house',
    description: 'Events and print under one roof in Westlands, after more than 15 years. The next line is yours.',
  },
];

const meta = {
  title: 'Sections/Timeline',
  component: Timeline,
  args: {
    eyebrow: 'Our story',
    heading: 'From one stand to a full house',
    lead: 'Five dates, set as large as they felt.',
    milestones,
  },
  parameters: {
    docs: {
      description: {
        component:
          'How something grew, from its first year to today. Every milestone is set larger than the one before; the ' +
          'last stands on a band of its own and is the oversized gesture of its page. Three to seven milestones: a ' +
          'year or one short word, a title of up to six words, one or two sentences. Not for a plan or for steps: use ' +
          '`ProcessSteps`.\n\nAn ordered list; years are `<time>`.',
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RunsFromTheFirstYearToToday: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent),
    ).toEqual(['2008', '2012', '2016', '2020', 'Today']);
    await expect(list.tagName).toBe('OL');
    await expect(canvas.getByText('2012')).toHaveAttribute('datetime', '2012');
  },
};

export const TodayIsTheLargest: Story = {
  play: async ({ canvas }) => {
    const size = (words: string) => Number.parseFloat(getComputedStyle(canvas.getByText(words)).fontSize);
    const sizes = ['2008', '2012', '2016', '2020', 'Today'].map(size);
    await expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    await expect(new Set(sizes).size).toBe(5);
  },
};

export const OneMilestone: Story = { args: { milestones: milestones.slice(-1) } };

export const EightMilestones: Story = {
  args: {
    milestones: [
      ...['2001', '2003', '2006'].map((when) => ({ when, title: 'Before that', description: 'Another year.' })),
      ...milestones,
    ],
  },
};

export const NoMilestones: Story = {
  args: { milestones: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    heading: longWord,
    milestones: [
      { when: longWord, title: longWord, description: longWord },
      { when: 'Today', title: longWord, description: longWord },
      { when: longWord.toUpperCase(), title: longWord, description: longWord },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongTexts: Story = {
  args: {
    milestones: milestones.map((milestone) => ({
      ...milestone,
      description: milestones.map(({ description }) => description).join(' '),
    })),
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
