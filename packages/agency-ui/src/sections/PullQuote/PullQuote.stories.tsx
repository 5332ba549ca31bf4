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

**Use it** once per page, between two sections rich in detail. Leave out the quotation marks: the section draws one.

**Do not use it** for several quotations, nor for an invented one. For what the agency believes use \`ValuesGrid\`.

**Content.** One to three sentences (20 to 300 characters); from 170 up, the text is smaller.

**For assistive technology** it is a \`figure\` with a \`blockquote\` and its \`figcaption\`.

**Parts.**

- **Figure:** Contains the quotation and names the speaker.
- **Quotation:** The quoted text.
- **Speaker:** The caption, outside the quotation.
- **Quotation mark:** Decorative.`,
      },
    },
  },
} satisfies Meta<typeof PullQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A client’s quotation with name and role. */
export const Default: Story = {};

/** A quotation without a role. */
export const NameAlone: Story = { args: { quote: { text, name: 'Events team' } } };

/** A four-word quotation. */
export const FewWords: Story = { args: { quote: { text: 'Ask the last guest.', name: 'Events team' } } };

/** A quotation three times as long. */
export const LongText: Story = { args: { quote: { text: `${text} ${text} ${text}`, name } } };

/** The quotation on a paper background. */
export const Paper: Story = { args: { tone: 'paper' } };

/** The quotation on an accent background. */
export const Accent: Story = { args: { tone: 'accent' } };

/** The quotation is a figure whose caption names the speaker, outside the quotation. */
export const SaysWhoSpeaks: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(canvas.getByRole('blockquote'));
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(text);
    await expect(canvas.getByText(role ?? '')).toBeVisible();
    await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: { quote: { text: `${longWord} ${longWord}`, name: longWord, role: longWord } },
  play: expectNoSidewaysScroll,
};

/** The quotation is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The quotation has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };

const clipOfMark = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const { parentElement } = canvas.getByRole('figure');
  return parentElement && getComputedStyle(parentElement, '::before').clipPath;
};

/** A theme without halftones has a plain quotation mark. */
export const Plain: Story = {
  tags: ['test-only'],
  globals: { theme: 'plain' },
  play: async ({ canvas }) => {
    await expect(clipOfMark(canvas)).toBe('none');
  },
};

/** With a halftone, there is no second quotation mark. */
export const OneMark: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(clipOfMark(canvas)).toBe('inset(50%)');
  },
};
