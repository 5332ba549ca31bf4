import type { Meta, StoryObj } from '@storybook/react-vite';
import { story } from 'agency-content/about/our-story';
import { bookingAdvice, leadTimes } from 'agency-content/services/events';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
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

**Content.** A heading of up to about 40 characters; one to four paragraphs of up to about 400 characters, the first set larger. A chart or another illustration may follow, and one link.

**Keyboard.** The link, if there is one.`,
      },
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsNamedByItsHeading: Story = {
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

/** As on the page about events. */
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

export const NoParagraph: Story = {
  args: { paragraphs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    paragraphs: [`${longWord} `.repeat(8)],
    link: { name: longWord, path: '/' },
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = { args: { paragraphs: paragraphs.map((text) => `${text} `.repeat(4)) } };

export const White: Story = { args: { tone: 'white' } };

export const Night: Story = { args: { tone: 'night' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const RightToLeft: Story = {
  ...WithAChartAndALink,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await WithAChartAndALink.play?.(context);
    await expectMirrored(context);
  },
};

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
