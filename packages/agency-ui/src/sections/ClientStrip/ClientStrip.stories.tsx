import type { Meta, StoryObj } from '@storybook/react-vite';
import { clients as content } from 'agency-content/case-studies';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ClientStrip } from './ClientStrip.js';

const { clients } = content;

const meta = {
  title: 'Sections/ClientStrip',
  component: ClientStrip,
  args: content,
  parameters: {
    docs: {
      description: {
        component: `The agency’s clients, in one line.

**Use it** near the top of a page, once on a site.

**Do not use it** as decoration between sections, nor with logos used without permission.

**Content.** Four to ten clients. Give all of them a logo, or none: a mixture looks unfinished. Logos work best as SVG in one colour, about 4:1.`,
      },
    },
  },
} satisfies Meta<typeof ClientStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsItsClients: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: content.label })).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(clients.map(({ name }) => name));
  },
};

export const Logos: Story = {
  args: { clients: clients.map(({ name }, index) => ({ name, logo: storyPicture(index, name) })) },
  play: async ({ canvas }) => {
    for (const { name } of clients) await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};

export const OneClient: Story = { args: { clients: clients.slice(0, 1) } };

export const ManyClients: Story = {
  args: { clients: Array.from({ length: 18 }, (_, index) => ({ name: `Client ${index + 1}` })) },
};

export const NoClients: Story = {
  args: { clients: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongWords: Story = {
  args: { label: longWord, clients: clients.map(({ name }) => ({ name: longWord + name })) },
  play: expectNoSidewaysScroll,
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
