import type { Meta, StoryObj } from '@storybook/react-vite';
import { more } from 'agency-content/about/our-story';
import { more as moreOnTeam } from 'agency-content/about/team';
import { resources } from 'agency-content/faq';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
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

**Content.** Two to six cards. Titles of one to three words, texts of one sentence. With pictures, the cards sit side by side (on phones as rows with small pictures). If one has no picture, all become text rows.

**Links.** The picture is hidden from assistive technology. The title is the link, and the whole card is its target.

**Keyboard.** One link per card.`,
      },
    },
  },
} satisfies Meta<typeof LinkCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TheWholeCardIsPressed: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: first.title });
    await expect(link).toHaveAttribute('href', first.path);
    const card = link.closest('li')?.getBoundingClientRect() as DOMRect;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const there = link.closest('li')?.getBoundingClientRect() ?? card;
    await expect(document.elementFromPoint(there.x + there.width / 2, there.y + 20)).toBe(link);
  },
};

export const IndexWithoutPictures: Story = {
  args: { cards: all.map(({ picture: _, ...card }) => card) },
};

export const MissingPicture: Story = {
  args: { cards: [...cards.slice(1), { title: first.title, path: first.path }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const OneCard: Story = { args: { cards: cards.slice(0, 1) } };

export const TwoCards: Story = { args: { cards: cards.slice(0, 2) } };

export const FourCards: Story = { args: { cards: all.slice(0, 4) } };

export const SixCards: Story = { args: { cards: all.slice(0, 6) } };

export const NoCards: Story = {
  args: { cards: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    cards: cards.map((card) => ({ ...card, title: longWord, text: longWord })),
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: {
    lead: 'We are easy to reach and hard to surprise. Before you ask for a price, see who would be working on your job, what they have done before, and what they promise.',
    cards: cards.map((card) => ({
      ...card,
      title: `${card.title}, with everything that belongs to it`,
      text: `${card.text} It is told at length, with every job that mattered, and what we would do otherwise today.`,
    })),
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
