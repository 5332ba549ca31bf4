import type { Meta, StoryObj } from '@storybook/react-vite';
import { commitments as content } from 'agency-content/about/values';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
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

**Content.** One to four cards of two to six promises; each promise is one sentence that readers can verify.`,
      },
    },
  },
} satisfies Meta<typeof Commitments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhatItPromisesToWhom: Story = {
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

export const OneCommitment: Story = { args: { commitments: commitments.slice(0, 1) } };

export const FourCommitments: Story = {
  args: {
    commitments: [
      ...commitments,
      { title: 'To our suppliers', items: ['We pay on the day we said.', 'We tell you early when a plan changes.'] },
      { title: 'To each other', items: ['Nobody loads a truck alone.', 'Whoever made the mistake fixes it with us.'] },
    ],
  },
};

export const NoCommitments: Story = {
  args: { commitments: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    commitments: commitments.map((one) => ({ title: longWord + one.title, items: [longWord] })),
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: {
    commitments: commitments.map(({ title, items }) => ({
      title: `${title}, whoever they are and wherever we meet them`,
      items: items.map(
        (item) => `${item} That holds for a hundred guests as it does for ten thousand, and for a card as for a book.`,
      ),
    })),
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
