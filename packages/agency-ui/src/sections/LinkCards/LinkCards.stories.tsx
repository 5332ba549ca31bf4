import type { Meta, StoryObj } from '@storybook/react-vite';
import { more } from 'agency-content/about/our-story';
import { more as moreOnTeam } from 'agency-content/about/team';
import { resources } from 'agency-content/faq';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { type LinkCard, LinkCards } from './LinkCards.js';

const { cards } = more;
const [first] = cards as [LinkCard];
/** Pages that several of the agency's pages link to. */
const all = [...cards, ...moreOnTeam.cards, ...resources.cards].filter(
  ({ path }, index, every) => every.findIndex((card) => card.path === path) === index,
);

const meta = {
  title: 'Sections/LinkCards',
  component: LinkCards,
  args: more,
  parameters: {
    docs: {
      description: {
        component: `Links to a few related pages, at the end of a page.

**Use it** once, as the last section of a page.

**Do not use it** for services (use \`CoreServicesGrid\`), for finished work (\`ProjectGrid\`) or for a whole site (\`SiteMap\`).

**Content.** Two to six cards. Titles of one to three words, and one sentence of text each. With pictures, the cards sit side by side (on phones as rows with small pictures). If one has no picture, all become text rows.

**Links.** The picture is hidden from assistive technology. The title is the link, and the whole card is its target.

**Parts.**

- **List:** The cards in order.
- **Card:** One link, named by its title only; the whole card is its target.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | One tab stop per card. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof LinkCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards with pictures. */
export const Default: Story = {};

/** Rows of text, for pages without pictures. */
export const WithoutPictures: Story = {
  args: { cards: all.map(({ picture: _, ...card }) => card) },
};

/** A single card. */
export const OneItem: Story = { args: { cards: cards.slice(0, 1) } };

/** Two cards. */
export const TwoItems: Story = { args: { cards: cards.slice(0, 2) } };

/** Four cards. */
export const FourItems: Story = { args: { cards: all.slice(0, 4) } };

/** Six cards in two rows. */
export const ManyItems: Story = { args: { cards: all.slice(0, 6) } };

/** Nothing is rendered without cards. */
export const Empty: Story = {
  decorators: [rendersNothing('LinkCards renders nothing without cards.')],
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long titles, long text and a long lead. */
export const LongText: Story = {
  args: {
    lead: 'We are easy to reach and hard to surprise. Before you ask for a price, see who would be working on your job, what they have done before, and what they promise.',
    cards: cards.map((card) => ({
      ...card,
      title: `${card.title}, with everything that belongs to it`,
      text: `${card.text} It is told at length, with every job that mattered, and what we would do otherwise today.`,
    })),
  },
};

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The whole card is the target of its link. */
export const TheWholeCardIsPressed: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: first.title });
    await expect(link).toHaveAttribute('href', first.path);
    const card = link.closest('li')?.getBoundingClientRect() as DOMRect;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const there = link.closest('li')?.getBoundingClientRect() ?? card;
    await expect(document.elementFromPoint(there.x + there.width / 2, there.y + 20)).toBe(link);
  },
};

/** On phones, a title next to a small picture starts at the picture's top, however long its text. */
export const LongTextOnPhones: Story = {
  ...LongText,
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      const title = within(card).getByRole('heading').getBoundingClientRect();
      const plate = card.firstElementChild?.getBoundingClientRect() as DOMRect;
      await expect(Math.abs(title.top - plate.top)).toBeLessThan(4);
    }
  },
};

/** If one card has no picture, all cards become rows of text. */
export const MissingPicture: Story = {
  tags: ['test-only'],
  args: { cards: [...cards.slice(1), { title: first.title, path: first.path }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    cards: cards.map((card) => ({ ...card, title: longWord, text: longWord })),
  },
  play: expectNoSidewaysScroll,
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
