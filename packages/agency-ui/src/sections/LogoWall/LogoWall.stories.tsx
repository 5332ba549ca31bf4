import type { Meta, StoryObj } from '@storybook/react-vite';
import { clients as content } from 'agency-content/case-studies';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { LogoWall } from './LogoWall.js';

const { clients, label } = content;

const meta = {
  title: 'Sections/LogoWall',
  component: LogoWall,
  args: { eyebrow: 'Clients', heading: label, clients },
  parameters: {
    docs: {
      description: {
        component: `Many clients or partners in a grid of equal cells.

**Use it** on a page about the agency, for six or more names.

**Do not use it** for fewer (use \`ClientStrip\`, one line without a heading), nor with logos used without permission.

**Content.** Give either all of them a logo or none, because a mixture looks unfinished. Logos work best as SVG in one colour, about 4:1. Names are set in the display typeface, all at the same size.

**Parts.**

- **Region:** A landmark named by the heading.
- **List:** The clients in order; it has the section’s name.
- **Logo:** An image whose alternative text is the client’s name.`,
      },
    },
  },
} satisfies Meta<typeof LogoWall>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clients’ names, set in type. */
export const Default: Story = {};

/** A logo in place of each name; its alternative text is the client’s name. */
export const Logos: Story = {
  tags: ['wcag:1.1.1'],
  args: { clients: clients.map(({ name }, index) => ({ name, logo: storyPicture(index, name) })) },
  play: async ({ canvas }) => {
    for (const { name } of clients) await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

/** A single client. */
export const OneItem: Story = { args: { clients: clients.slice(0, 1) } };

/** Twenty-three clients in rows of six, so one cell in the last row stays empty. */
export const ManyItems: Story = {
  args: { clients: Array.from({ length: 23 }, (_, index) => ({ name: `Client ${index + 1}` })) },
};

/** Nothing is rendered without clients. */
export const Empty: Story = {
  decorators: [rendersNothing('LogoWall renders nothing without clients.')],
  args: { clients: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long names wrap within their cells. */
export const LongText: Story = {
  args: { clients: clients.map(({ name }) => ({ name: longWord + name })) },
  play: expectNoSidewaysScroll,
};

/** The wall on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The last row is full, or as full as an equal number of columns allows. */
export const FillsItsRows: Story = {
  tags: ['test-only'],
  args: { clients: Array.from({ length: 8 }, (_, index) => ({ name: `Client ${index + 1}` })) },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    await expect(Math.abs((last?.right ?? 0) - right)).toBeLessThan(3);
  },
};

/** The names are a list with the section’s name. */
export const ListsItsClients: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: label })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(clients.map(({ name }) => name));
  },
};

/** The wall is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The wall has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
