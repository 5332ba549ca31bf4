import type { Meta, StoryObj } from '@storybook/react-vite';
import { quote } from 'agency-content/about/values';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { PullQuote } from './PullQuote.js';

const { text, name, role } = quote;

const meta = {
  title: 'Sections/PullQuote',
  component: PullQuote,
  args: { quote },
  parameters: {
    docs: {
      description: {
        component: `One quotation in large type.

**Use it** once on a page, between two sections that are rich in detail. Leave out the quotation marks: the section draws one.

**Do not use it** for several quotations, nor for an invented one. For what the agency believes use \`ValuesGrid\`.

**Content.** One to three sentences (20 to 300 characters); from 170 on the text is smaller.

**For assistive technology** it is a \`figure\` with a \`blockquote\` and its \`figcaption\`.`,
      },
    },
  },
} satisfies Meta<typeof PullQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhoSpeaks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByRole('blockquote'));
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(text);
    await expect(canvas.getByText(role ?? '')).toBeVisible();
    await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const NameAlone: Story = { args: { quote: { text, name: 'Events team' } } };

export const FewWords: Story = { args: { quote: { text: 'Ask the last guest.', name: 'Events team' } } };

export const LongWords: Story = {
  args: { quote: { text: `${longWord} ${longWord}`, name: longWord, role: longWord } },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = { args: { quote: { text: `${text} ${text} ${text}`, name } } };

export const Paper: Story = { args: { tone: 'paper' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
