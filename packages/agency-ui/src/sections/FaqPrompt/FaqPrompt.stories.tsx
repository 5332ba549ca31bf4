import type { Meta, StoryObj } from '@storybook/react-vite';
import { faqPrompt } from 'agency-content/contact';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { FaqPrompt } from './FaqPrompt.js';

const meta = {
  title: 'Sections/FaqPrompt',
  component: FaqPrompt,
  args: faqPrompt,
  parameters: {
    docs: {
      description: {
        component: `A card across the page that links to the questions and answers, for visitors about to write.

**Use it** once on a page, beside or under a form.

**Do not use it** on the FAQ page itself (use \`FaqSection\`), nor to ask for a quote: use \`QuoteInvitation\`.

**Content.** A heading of up to six words, one sentence, one link.

**Keyboard.** One link.`,
      },
    },
  },
} satisfies Meta<typeof FaqPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheQuestions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: faqPrompt.link.name })).toHaveAttribute('href', faqPrompt.link.path);
    await expect(canvas.getByRole('region', { name: faqPrompt.heading })).toBeVisible();
  },
};

export const HeadingAlone: Story = {
  render: ({ heading, link }) => <FaqPrompt heading={heading} link={link} />,
};

export const LongWords: Story = {
  args: { heading: longWord, text: longWord, link: { name: longWord, path: '/faq' } },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: {
    heading: 'Perhaps the thing that you are about to ask has been asked and answered before',
    text: 'Clients, authors and publishers bring us much the same questions: how far ahead an event is booked, what decides the price of a print run, how many copies make offset worthwhile, which files the press wants and who looks after the permits. We wrote down what we answer.',
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const Paper: Story = { args: { tone: 'paper' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
