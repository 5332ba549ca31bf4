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
        component: `A page-wide card that links to the questions and answers, for visitors who are about to write.

**Use it** once per page, beside or under a form.

**Do not use it** on the FAQ page itself (use \`FaqSection\`), nor to ask for a quote: use \`QuoteInvitation\`.

**Content.** A heading of up to six words, one sentence, one link.

**Parts.**

- **Section:** A landmark named by its heading.
- **Link:** Links to the questions.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The link. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof FaqPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, a sentence and the link to the questions. */
export const Default: Story = {};

/** A heading and the link, without a sentence. */
export const HeadingAlone: Story = {
  render: ({ heading, link }) => <FaqPrompt heading={heading} link={link} />,
};

/** A two-line heading and long text. */
export const LongText: Story = {
  args: {
    heading: 'Perhaps the thing that you are about to ask has been asked and answered before',
    text: 'Clients, authors and publishers bring us much the same questions: how far ahead an event is booked, what decides the price of a print run, how many copies make offset worthwhile, which files the press wants and who looks after the permits. We wrote down what we answer.',
  },
};

/** The card on a paper background. */
export const Paper: Story = { args: { tone: 'paper' } };

/** The card on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The card is a region named by its heading, with one link. */
export const LeadsToTheQuestions: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: faqPrompt.link.name })).toHaveAttribute('href', faqPrompt.link.path);
    await expect(canvas.getByRole('region', { name: faqPrompt.heading })).toBeVisible();
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: { heading: longWord, text: longWord, link: { name: longWord, path: '/faq' } },
  play: expectNoSidewaysScroll,
};

/** The card is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The card has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
