import type { Meta, StoryObj } from '@storybook/react-vite';
import { timeline } from 'agency-content/about/our-story';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Timeline } from './Timeline.js';

const { milestones } = timeline;
const dates = milestones.map(({ date }) => date);

const meta = {
  title: 'Sections/Timeline',
  component: Timeline,
  args: timeline,
  parameters: {
    docs: {
      description: {
        component: `The history of an organisation, from its first year to today.

**Use it** once per page. End with today: every milestone is larger than the one before, and the last has its own band, which is the page’s large graphic.

**Do not use it** for a plan or for steps: use \`ProcessSteps\`.

**Content.** Three to seven milestones: a year or one short word, a title of up to six words, one or two sentences.

**For assistive technology** it is an ordered list; years are \`<time>\` elements.

**Parts.**

- **Section:** A landmark named by its heading.
- **Milestone:** An item of an ordered list, with its year in a time element.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The milestones from the first year to today. */
export const Default: Story = {};

/** A single milestone. */
export const OneItem: Story = { args: { milestones: milestones.slice(-1) } };

/** Eight milestones. */
export const ManyItems: Story = {
  args: {
    milestones: [
      ...['2001', '2003', '2006'].map((date) => ({ date, title: 'Before that', description: 'Another year.' })),
      ...milestones,
    ],
  },
};

/** Nothing is rendered without milestones. */
export const Empty: Story = {
  decorators: [rendersNothing('Timeline renders nothing without milestones.')],
  args: { milestones: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Every milestone has a long description. */
export const LongText: Story = {
  args: {
    milestones: milestones.map((milestone) => ({
      ...milestone,
      description: milestones.map(({ description }) => description).join(' '),
    })),
  },
};

/** The timeline on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The milestones are an ordered list, and their years are `<time>` elements. */
export const RunsFromTheFirstYearToToday: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
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

/** Today stands out by its size and band, not only by colour. */
export const TodayIsTheLargest: Story = {
  tags: ['test-only', 'wcag:1.4.1'],
  play: async ({ canvas }) => {
    const size = (words: string) => Number.parseFloat(getComputedStyle(canvas.getByText(words)).fontSize);
    const sizes = dates.map(size);
    await expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    await expect(new Set(sizes).size).toBe(dates.length);
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    milestones: [
      { date: longWord, title: longWord, description: longWord },
      { date: 'Today', title: longWord, description: longWord },
      { date: longWord.toUpperCase(), title: longWord, description: longWord },
    ],
  },
  play: expectNoSidewaysScroll,
};

/** The timeline is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The timeline has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
