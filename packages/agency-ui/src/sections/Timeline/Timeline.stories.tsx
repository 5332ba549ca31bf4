import type { Meta, StoryObj } from '@storybook/react-vite';
import { timeline } from 'agency-content/about/our-story';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Timeline } from './Timeline.js';

const { milestones } = timeline;
const dates = milestones.map(({ when }) => when);

const meta = {
  title: 'Sections/Timeline',
  component: Timeline,
  args: timeline,
  parameters: {
    docs: {
      description: {
        component: `The history of an organisation, from its first year to today.

**Use it** once on a page. End with today: every milestone is larger than the one before, and the last has its own band, the page’s large graphic.

**Do not use it** for a plan or for steps: use \`ProcessSteps\`.

**Content.** Three to seven milestones: a year or one short word, a title of up to six words, one or two sentences.

**For assistive technology** it is an ordered list; years are \`<time>\` elements.`,
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
    ).toEqual(dates);
    await expect(list.tagName).toBe('OL');
    for (const year of dates.slice(0, -1)) {
      await expect(canvas.getByText(year)).toHaveAttribute('datetime', year);
    }
  },
};

export const TodayIsTheLargest: Story = {
  play: async ({ canvas }) => {
    const size = (words: string) => Number.parseFloat(getComputedStyle(canvas.getByText(words)).fontSize);
    const sizes = dates.map(size);
    await expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    await expect(new Set(sizes).size).toBe(dates.length);
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

export const LongWords: Story = {
  args: {
    heading: longWord,
    milestones: [
      { when: longWord, title: longWord, description: longWord },
      { when: 'Today', title: longWord, description: longWord },
      { when: longWord.toUpperCase(), title: longWord, description: longWord },
    ],
  },
  play: expectNoSidewaysScroll,
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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
