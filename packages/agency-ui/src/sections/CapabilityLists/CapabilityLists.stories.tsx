import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CapabilityLists } from './CapabilityLists.js';

const strategy = {
  heading: 'Strategy',
  items: [
    'Brand audit and interviews',
    'Positioning and promise',
    'Audience and competitor research',
    'Naming and taglines',
    'Tone of voice',
    'Brand architecture',
  ],
};

const visualIdentity = {
  heading: 'Visual identity',
  items: [
    'Logo and its versions',
    'Colour and typefaces',
    'Illustration and photography',
    'Stationery and packaging',
    'Signs and vehicles',
    'Brand guidelines',
  ],
};

const meta = {
  title: 'Sections/CapabilityLists',
  component: CapabilityLists,
  args: {
    eyebrow: 'What is in it',
    heading: 'First what to say, then how it looks',
    lead: 'A mark without a thought behind it wears off. We do both halves, in this order.',
    lists: [strategy, visualIdentity],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Lists of what is done, to read down. Every second list stands lower, on a dark sheet. Use it where names are ' +
          'enough; where each thing needs a sentence or a picture use `OfferingGrid`.\n\n' +
          'Content: two lists of four to eight items; items of two to five words, written alike.',
      },
    },
  },
} satisfies Meta<typeof CapabilityLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsUnderTheirHeadings: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'First what to say, then how it looks' }));
    await expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Strategy',
      'Visual identity',
    ]);
    const [first] = section.getAllByRole('list');
    await expect(first?.children).toHaveLength(6);
  },
};

export const OneList: Story = { args: { lists: [strategy] } };

export const ThreeLists: Story = {
  args: {
    lists: [
      strategy,
      visualIdentity,
      { heading: 'Roll-out', items: ['Launch event', 'Staff training', 'First prints'] },
    ],
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
      { heading: 'Donaudampfschifffahrtsgesellschaftskapitän', items: ['Donaudampfschifffahrtsgesellschaftskapitän'] },
      {
        heading: 'A heading of more words than anybody needs',
        items: ['An item that goes on and on, past every sensible length, because nobody has dared to cut it short'],
      },
    ],
  },
};

export const White: Story = { args: { tone: 'white' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
