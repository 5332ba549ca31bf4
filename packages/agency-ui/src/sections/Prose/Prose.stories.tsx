import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from 'agency-content/about/our-story';
import { bookingAdvice, leadTimes } from 'agency-content/services/events';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { LeadTimeChart } from '../LeadTimeChart/index.js';
import { Prose } from './Prose.js';

const { paragraphs } = story;

const meta = {
  title: 'Sections/Prose',
  component: Prose,
  args: story,
  parameters: {
    docs: {
      description: {
        component: `A few paragraphs beside their headline.

**Use it** for a story or for advice that needs full sentences.

**Do not use it** for separate points (use \`Reasons\`), nor for a text with a table of contents: use \`LegalDocument\`.

**Content.** A heading of up to about 40 characters; one to four paragraphs of up to about 400 characters, the first set larger. A chart or other illustration may follow, and one link.

**Parts.**

- **Section:** A landmark named by its heading.
- **Text:** Paragraphs in order.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The links in the text. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading and paragraphs of running text. */
export const Default: Story = {};

/** A chart and a link below one paragraph, as on the page about events. */
export const WithAChartAndALink: Story = {
  args: {
    eyebrow: undefined,
    heading: bookingAdvice.heading,
    paragraphs: [bookingAdvice.text],
    children: <LeadTimeChart leadTimes={leadTimes} />,
    link: bookingAdvice.link,
    tone: 'white',
  },
  play: async ({ canvas }) => {
    const { name, path } = bookingAdvice.link;
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
  },
};

/** Nothing is rendered without paragraphs. */
export const Empty: Story = {
  decorators: [rendersNothing('Prose renders nothing without paragraphs.')],
  args: { paragraphs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Paragraphs four times as long. */
export const LongText: Story = { args: { paragraphs: paragraphs.map((text) => `${text} `.repeat(4)) } };

/** The text on a white background. */
export const White: Story = { args: { tone: 'white' } };

/** The text on an accent background. */
export const Accent: Story = { args: { tone: 'accent' } };

/** The text on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The section is a landmark named by its heading, with its paragraphs in order. */
export const IsNamedByItsHeading: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:1.3.2'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: story.heading }));
    await expect(
      section
        .getAllByRole('paragraph')
        .slice(-paragraphs.length)
        .map((text) => text.textContent),
    ).toEqual(paragraphs);
  },
};

/** The section with a chart and a link is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  ...WithAChartAndALink,
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async (context) => {
    await WithAChartAndALink.play?.(context);
    await expectMirrored(context);
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    paragraphs: [`${longWord} `.repeat(8)],
    link: { name: longWord, path: '/' },
  },
  play: expectNoSidewaysScroll,
};

/** The text has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
