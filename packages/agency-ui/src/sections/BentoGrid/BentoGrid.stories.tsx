import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { brokenPicture, storyPicture } from '../../story-pictures.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { BentoGrid, type BentoTile } from './BentoGrid.js';

const tiles: BentoTile[] = [
  {
    title: 'Stages for two hundred or ten thousand',
    text: 'Designed, built and taken down by one crew.',
    picture: storyPicture(4, 'A stage with a roof, on a lawn by the lake'),
    path: '/services/event-management',
  },
  { figure: '48 hours', title: 'from your file to printed banners.', tone: 'accent' },
  { title: 'One desk', text: 'The same person answers until the last invoice.' },
  { title: 'Expo stands', text: 'They travel flat, and need no tools.', path: '/services/expos' },
  { figure: '0 km', title: 'between the press and the packing table.' },
  {
    title: 'Signs that last',
    text: 'Tested on the roof of the workshop, in sun and rain.',
    picture: storyPicture(6, 'Signs on a roof'),
    path: '/services/signage',
  },
  { title: 'Rain or shine', text: 'Every outdoor plan has a second one, for rain.', tone: 'night' },
  { figure: '4 of 5', title: 'clients come back within a year.' },
  { title: 'Paper from certified forests', text: 'Ask for the certificate of your job.' },
];

const meta = {
  title: 'Sections/BentoGrid',
  component: BentoGrid,
  args: {
    eyebrow: 'At a glance',
    heading: 'What you get with us',
    lead: 'Whatever the job, and however small.',
    tiles: tiles.slice(0, 6),
  },
  parameters: {
    docs: {
      description: {
        component: `Tiles of unequal size that fill whole rows, however many there are.

**Use it** for three to nine short facts, pictures and links of unequal weight, such as what a business stands for.

**Do not use it** for links of equal weight (use \`LinkCards\`), for numbers with their sources (\`Statistics\`), nor for a gallery of pictures (\`Gallery\`).

**Content.** Put the most important tile first: without \`isLarge\` it gets the largest slot. \`isLarge\` asks for one of the larger slots; a tile with a picture may get one too, so that no slot stays empty. Titles have up to about forty characters, figures up to ten, and the title continues the figure’s sentence. A \`tone\` sets one tile’s colours: use it for one or two.

**Layout.** Twelve columns on wide pages, two on tablets, one on phones. The reading order is the order of \`tiles\` at every width, and no width leaves a gap.

**Parts.**

- **Region:** A landmark named by the heading.
- **Tile:** A list item with a heading. \`data-shape\` is its slot on wide pages.
- **Link:** The title is the link; the whole tile is its target.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The tiles that are links. |
| Enter | On a tile: follows its link. |`,
      },
    },
  },
} satisfies Meta<typeof BentoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six tiles: a picture in the largest slot, figures, text and links. */
export const Default: Story = {};

/** A single tile fills its row, with its picture beside the text. */
export const OneItem: Story = { args: { tiles: tiles.slice(0, 1) } };

/** Nine tiles. */
export const ManyItems: Story = { args: { tiles } };

/** Two, three, four, five, seven and eight tiles, none of which leave a gap. */
export const EveryCount: Story = {
  render: (args) => (
    <>
      {[2, 3, 4, 5, 7, 8].map((count) => (
        <BentoGrid key={count} {...args} heading={`${count} tiles`} tiles={tiles.slice(0, count)} />
      ))}
    </>
  ),
};

/** Two tiles in the middle ask for a larger slot. */
export const WithLargeTiles: Story = {
  args: { tiles: tiles.slice(0, 7).map((tile, index) => ({ ...tile, isLarge: index === 1 || index === 5 })) },
};

/** Tiles without pictures, figures or links. */
export const TextAlone: Story = {
  args: { tiles: tiles.slice(0, 5).map(({ title, text }) => ({ title, text })) },
};

/** Nothing is rendered without tiles. */
export const Empty: Story = {
  decorators: [rendersNothing('BentoGrid renders nothing without tiles.')],
  args: { tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long words wrap within their tiles. */
export const LongText: Story = {
  args: {
    tiles: tiles.slice(0, 6).map((tile) => ({
      ...tile,
      title: longWord + tile.title,
      text: longWord.repeat(2),
      ...(tile.figure && { figure: `${tile.figure} ${longWord}` }),
    })),
  },
  play: ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The tiles on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** A picture that fails to load leaves its placeholder colour. */
export const PictureFailsToLoad: Story = {
  args: {
    tiles: tiles
      .slice(0, 3)
      .map((tile) => (tile.picture ? { ...tile, picture: { ...tile.picture, ...brokenPicture } } : tile)),
  },
};

/** Tiles fill the grid to its edges, in data order. */
export const FillsItsRows: Story = {
  tags: ['test-only', 'wcag:1.3.2'],
  ...EveryCount,
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list').filter((list) => list.querySelector('[data-shape]'));
    await expect(lists).toHaveLength(6);
    for (const list of lists) {
      const frame = list.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(list).columnGap);
      const boxes = [...list.children].map((tile) => tile.getBoundingClientRect());
      // With the gaps, the tiles' areas add up to the grid's.
      const area = boxes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
      await expect(Math.abs(area / ((frame.width + gap) * (frame.height + gap)) - 1)).toBeLessThan(0.01);
      const inOrder = boxes.every((box, index) => {
        const next = boxes[index + 1];
        return !next || next.top > box.top + 1 || (Math.abs(next.top - box.top) <= 1 && next.left > box.left);
      });
      await expect(inOrder).toBe(true);
    }
  },
};

/** A tile’s link covers it, and the focus ring is visible inside. */
export const WholeTileIsTheLink: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.4', 'wcag:2.5.8'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Stages for two hundred or ten thousand' });
    await expect(link).toHaveFocus();
    const { left, top, width, height } = (link.closest('li') as HTMLElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 4)).toBe(link);
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};

/** The tiles are mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The tiles have no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
