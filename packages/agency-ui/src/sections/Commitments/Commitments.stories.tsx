import type { Meta, StoryObj } from '@storybook/react-vite';
import { commitments as content } from 'agency-content/about/values';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { Commitments } from './Commitments.js';

const { commitments } = content;

const meta = {
  title: 'Sections/Commitments',
  component: Commitments,
  args: content,
  parameters: {
    docs: {
      description: {
        component: `Promises grouped by audience, on overlapping cards.

**Use it** for promises that readers can hold the organisation to.

**Do not use it** for beliefs (use \`ValuesGrid\`), nor for what a service includes: use \`CapabilityLists\`.

**Content.** One to four cards of two to six promises; each promise is one sentence that readers can verify.

**Parts.**

- **Section:** A landmark named by its heading.
- **Promises:** A list under a heading that names its audience.`,
      },
    },
  },
} satisfies Meta<typeof Commitments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lists of promises side by side. */
export const Default: Story = {};

/** A single list of promises. */
export const OneItem: Story = { args: { commitments: commitments.slice(0, 1) } };

/** Four lists of promises. */
export const ManyItems: Story = {
  args: {
    commitments: [
      ...commitments,
      { title: 'To our suppliers', items: ['We pay on the day we said.', 'We tell you early when a plan changes.'] },
      { title: 'To each other', items: ['Nobody loads a truck alone.', 'Whoever made the mistake fixes it with us.'] },
    ],
  },
};

/** Nothing is rendered without promises. */
export const Empty: Story = {
  decorators: [rendersNothing('Commitments renders nothing without commitments.')],
  args: { commitments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long titles and long promises. */
export const LongText: Story = {
  args: {
    commitments: commitments.map(({ title, items }) => ({
      title: `${title}, whoever they are and wherever we meet them`,
      items: items.map(
        (item) => `${item} That holds for a hundred guests as it does for ten thousand, and for a card as for a book.`,
      ),
    })),
  },
};

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** On a dark page, the second card has the colour of the page, and a border separates it from the first. */
export const SecondCardOnADarkPage: Story = {
  tags: ['test-only'],
  globals: { theme: 'plain-dark' },
  play: async ({ canvas }) => {
    const [, second] = canvas
      .getAllByRole('heading', { level: 3 })
      .map((heading) => getComputedStyle(heading.parentElement as HTMLElement));
    await expect(second?.borderTopColor).not.toBe(second?.backgroundColor);
  },
};

/** Each list of promises is under a heading that names its audience. */
export const SaysWhatItPromisesToWhom: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list');
    await expect(lists).toHaveLength(commitments.length);
    for (const [index, { title, items }] of commitments.entries()) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
      const promises = within(lists[index] as HTMLElement).getAllByRole('listitem');
      await expect(promises.map((promise) => promise.textContent)).toEqual(items);
    }
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    commitments: commitments.map((one) => ({ title: longWord + one.title, items: [longWord] })),
  },
  play: expectNoSidewaysScroll,
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
