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

**Use it** once per page, near its end.

**Do not use it** where the form itself belongs on the page: use \`ContactBand\`.

**Content.** Two sentences of at most 20 characters each, and a description of two short sentences. Longer headlines wrap and stay readable over the sun.

**Motion.** The sun is an ornament; it turns slightly as the band scrolls by, unless motion is reduced.

**Parts.**

- **Section:** A landmark named by its heading.
- **Lines:** The heading, split into lines.
- **Action:** One link.
- **Sun:** Decorative.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The action. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof QuoteInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two large lines with text and a link to the quote form. */
export const Default: Story = {};

/** A single line. */
export const OneLine: Story = { args: { lines: ['Shall we?'] } };

/** Long lines, a long description and a long link. */
export const LongText: Story = {
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

/** The lines are one heading that names the section, with a space between them. */
export const LeadsToTheQuoteForm: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    const { lines, action } = quoteInvitation;
    const section = within(canvas.getByRole('region', { name: lines.join(' ') }));
    await expect(section.getByRole('link', { name: action.name })).toHaveAttribute('href', action.path);
  },
};

/** The large lines never make the page scroll sideways. */
export const NeverWiderThanThePage: Story = { tags: ['test-only'], play: expectNoSidewaysScroll };

/** Forty-letter words wrap within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: { lines: [longWord, longWord], description: longWord },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The band is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The band has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
