import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Commitment } from '../../entities/index.js';
import { Commitments } from './Commitments.js';

const commitments: Commitment[] = [
  {
    title: 'To our clients',
    items: [
      'We answer within 24 hours, from Monday to Friday.',
      'One price in writing before any work begins.',
      'Nothing goes to the press before you have signed the proof.',
      'One desk from the first call to the last invoice.',
    ],
  },
  {
    title: 'To the community',
    items: [
      'We hire crews where the event is.',
      'We print the run you need, and not a pallet more.',
      'We leave every ground as clean as we found it.',
    ],
  },
];

const meta = {
  title: 'Sections/Commitments',
  component: Commitments,
  args: { eyebrow: 'Our word', heading: 'What you can hold us to', commitments },
  parameters: {
    docs: {
      description: {
        component:
          'Promises, sorted by whom they are made to, on sheets that lie over each other. One to four sheets of two to ' +
          'six promises; a promise is one sentence that somebody could check. For what an organisation believes use ' +
          '`ValuesGrid`; for what a service contains use `CapabilityLists`.',
      },
    },
  },
} satisfies Meta<typeof Commitments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhatItPromisesToWhom: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'To the community' })).toBeVisible();
    const [clients] = canvas.getAllByRole('list');
    await expect(within(clients as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
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

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    heading: longWord,
    commitments: commitments.map((one) => ({ title: longWord + one.title, items: [longWord] })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
