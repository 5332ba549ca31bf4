import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { QuoteInvitation } from './QuoteInvitation.js';

const longWord = 'Unternehmensveranstaltungsorganisationen';

const meta = {
  title: 'Sections/QuoteInvitation',
  component: QuoteInvitation,
  args: {
    lines: ['You name the day.', 'We raise the sun.'],
    description: 'Tell us what you are planning. You hear from us within 24 hours.',
    action: { name: 'Get A Quote', path: '/inquiries' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'A poster across the page that asks for one thing: that the visitor asks for a quote. Use it once on a ' +
          'page, near its end. Where the form itself belongs on the page use `QuoteBand`.\n\n' +
          'Best: two sentences of at most 20 characters each, and a description of two short sentences. Longer ' +
          'headlines wrap and stay readable on the sun. The sun is an ornament; it turns a little while the band ' +
          'passes, where motion is welcome.\n\n' +
          'Keyboard: one link.',
      },
    },
  },
} satisfies Meta<typeof QuoteInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheQuoteForm: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'You name the day. We raise the sun.' });
    await expect(within(section).getByRole('link', { name: 'Get A Quote' })).toHaveAttribute('href', '/inquiries');
  },
};

export const NeverWiderThanThePage: Story = {
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
