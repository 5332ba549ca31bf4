import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyPicture } from '../../story-pictures.js';
import { type LinkCard, LinkCards } from './LinkCards.js';

const cards: LinkCard[] = [
  {
    title: 'Our Story',
    text: 'From 2008 to the job on the press today.',
    path: '/about/our-story',
    picture: storyPicture(4, 'A street in Westlands at sunrise'),
  },
  {
    title: 'Our Team',
    text: 'Over 50 people at seven desks.',
    path: '/about/team',
    picture: storyPicture(16, 'People round a light table'),
  },
  {
    title: 'Our Values',
    text: 'Six things we hold each other to.',
    path: '/about/values',
    picture: storyPicture(33, 'A press sheet with a sun'),
  },
];

const more: LinkCard[] = [
  ...cards,
  { title: 'Blog', text: 'Working notes.', path: '/blog', picture: storyPicture(41, 'A microphone') },
  { title: 'FAQ', text: 'Plain answers.', path: '/faq', picture: storyPicture(57, 'A question mark') },
  { title: 'Contact', text: 'Call, write or walk in.', path: '/contact', picture: storyPicture(60, 'A telephone') },
];

const meta = {
  title: 'Sections/LinkCards',
  component: LinkCards,
  args: { eyebrow: 'About us', heading: 'Who you will be working with', cards },
  parameters: {
    docs: {
      description: {
        component:
          'A few pages that lead on from this one, at its end. With pictures they stand side by side (as rows with ' +
          'small pictures on phones); if one has none, all become the lines of an index. Two to six cards. Titles of ' +
          'one to three words, texts of one sentence. For services use `CoreServicesGrid`, for finished work ' +
          '`ProjectGrid`, for a whole site `SiteMap`.\n\nThe picture says nothing to assistive technology: the title is ' +
          'the link, and it is pressed anywhere on its card.',
      },
    },
  },
} satisfies Meta<typeof LinkCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TheWholeCardIsPressed: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Our Team' });
    await expect(link).toHaveAttribute('href', '/about/team');
    const card = link.closest('li')?.getBoundingClientRect() as DOMRect;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const there = link.closest('li')?.getBoundingClientRect() ?? card;
    await expect(document.elementFromPoint(there.x + there.width / 2, there.y + 20)).toBe(link);
  },
};

export const IndexWithoutPictures: Story = {
  args: { cards: more.map(({ picture: _, ...card }) => card) },
};

export const MissingPicture: Story = {
  args: { cards: [...cards.slice(0, 2), { title: 'Our Values', path: '/about/values' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const OneCard: Story = { args: { cards: cards.slice(0, 1) } };

export const TwoCards: Story = { args: { cards: cards.slice(0, 2) } };

export const FourCards: Story = { args: { cards: more.slice(0, 4) } };

export const SixCards: Story = { args: { cards: more } };

export const NoCards: Story = {
  args: { cards: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: {
    heading: longWord,
    cards: cards.map((card) => ({ ...card, title: longWord, text: longWord })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
