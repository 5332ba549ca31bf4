import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PullQuote } from './PullQuote.js';

const text =
  'People forget the slogan. They remember the night they sang along, and the book they kept. We work for both.';

const meta = {
  title: 'Sections/PullQuote',
  component: PullQuote,
  args: { quote: { text, name: 'The Chief Executive', role: 'Shangwe & Ink' } },
  parameters: {
    docs: {
      description: {
        component:
          'One voice, set large. Once on a page, between two sections that are rich in detail. One to three sentences ' +
          '(20 to 300 characters): from 170 on the text is set smaller. Leave the quotation marks out, the section ' +
          'draws one. Not for several voices, and not for a claim that nobody made.\n\nA `figure` with a `blockquote` ' +
          'and its `figcaption`.',
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
    await expect(canvas.getByText('Shangwe & Ink')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The Chief Executive' })).toBeVisible();
  },
};

export const NameAlone: Story = { args: { quote: { text, name: 'Events desk' } } };

export const FewWords: Story = { args: { quote: { text: 'Ask the last guest.', name: 'Events desk' } } };

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: { quote: { text: `${longWord} ${longWord}`, name: longWord, role: longWord } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongTexts: Story = { args: { quote: { text: `${text} ${text} ${text}`, name: 'The Chief Executive' } } };

export const Paper: Story = { args: { tone: 'paper' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
