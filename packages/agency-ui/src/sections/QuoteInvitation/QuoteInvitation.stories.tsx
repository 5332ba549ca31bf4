import type { Meta, StoryObj } from '@storybook/react-vite';
import { quoteInvitation } from 'agency-content/home';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, expectTextInside, longWord } from '../../story-text.js';
import { QuoteInvitation } from './QuoteInvitation.js';

const meta = {
  title: 'Sections/QuoteInvitation',
  component: QuoteInvitation,
  args: quoteInvitation,
  parameters: {
    docs: {
      description: {
        component: `A full-width poster with one call to action: request a quote.

**Use it** once on a page, near its end.

**Do not use it** where the form itself belongs on the page: use \`QuoteBand\`.

**Content.** Two sentences of at most 20 characters each, and a description of two short sentences. Longer headlines wrap and stay readable on the sun.

**Motion.** The sun is an ornament; it turns slightly as the band scrolls by, unless motion is reduced.

**Keyboard.** One link.`,
      },
    },
  },
} satisfies Meta<typeof QuoteInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheQuoteForm: Story = {
  play: async ({ canvas }) => {
    const { lines, action } = quoteInvitation;
    const section = within(canvas.getByRole('region', { name: lines.join(' ') }));
    await expect(section.getByRole('link', { name: action.name })).toHaveAttribute('href', action.path);
  },
};

export const NeverWiderThanThePage: Story = { play: expectNoSidewaysScroll };

export const OneLine: Story = { args: { lines: ['Shall we?'] } };

export const LongTexts: Story = {
  args: {
    lines: [
      'You bring the date, the guests and the reason for it all.',
      'We bring the stage, the light, the print and the people who carry it.',
    ],
    description: Array.from({ length: 4 }, () => 'Tell us what you are planning, and what it should change.').join(' '),
    action: { name: 'Get A Quote for Your Next Event', path: '/inquiries' },
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const LongWords: Story = {
  args: { lines: [longWord, longWord], description: longWord },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
