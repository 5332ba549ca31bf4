import type { Meta, StoryObj } from '@storybook/react-vite';
import { capabilities } from 'agency-content/services/brand-identity';
import { expect, within } from 'storybook/test';
import type { CapabilityList } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { CapabilityLists } from './CapabilityLists.js';

const [first, second] = capabilities.lists as [CapabilityList, CapabilityList];

const meta = {
  title: 'Sections/CapabilityLists',
  component: CapabilityLists,
  args: capabilities,
  parameters: {
    docs: {
      description: {
        component: `Lists of services or skills. Every second list is offset, on a dark card.

**Use it** where names need no explanation.

**Do not use it** where each item needs a sentence or a picture: use \`OfferingGrid\`.

**Content.** Two lists of four to eight items; items of two to five words, phrased alike.`,
      },
    },
  },
} satisfies Meta<typeof CapabilityLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsUnderTheirHeadings: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: capabilities.heading }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      capabilities.lists.map(({ heading }) => heading),
    );
    for (const [index, list] of section.getAllByRole('list').entries()) {
      await expect([...list.children].map((item) => item.textContent)).toEqual(capabilities.lists[index]?.items);
    }
  },
};

export const OneList: Story = { args: { lists: [first] } };

export const ThreeLists: Story = {
  args: {
    lists: [first, second, { heading: 'Roll-out', items: ['Launch event', 'Staff training', 'First prints'] }],
  },
};

export const EmptyList: Story = {
  args: { lists: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    lists: [
      { heading: longWord, items: [longWord] },
      {
        heading: 'A heading of more words than anybody needs',
        items: ['An item that goes on and on, past every sensible length, because nobody has dared to cut it short'],
      },
    ],
  },
  play: expectNoSidewaysScroll,
};

export const White: Story = { args: { tone: 'white' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
