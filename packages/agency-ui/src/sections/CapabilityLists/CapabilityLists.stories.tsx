import type { Meta, StoryObj } from '@storybook/react-vite';
import { capabilities } from 'agency-content/services/brand-identity';
import { expect, within } from 'storybook/test';
import type { CapabilityList } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
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
        component: `Lists of services or skills. Every second list is offset and on a dark card.

**Use it** where the names need no explanation.

**Do not use it** where each item needs a sentence or a picture: use \`OfferingGrid\`.

**Content.** Two lists of four to eight items; items of two to five words, phrased alike.

**Parts.**

- **Section:** A landmark named by its heading.
- **List:** Each under its own heading.`,
      },
    },
  },
} satisfies Meta<typeof CapabilityLists>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lists side by side. */
export const Default: Story = {};

/** A single list. */
export const OneItem: Story = { args: { lists: [first] } };

/** Three lists. */
export const ManyItems: Story = {
  args: {
    lists: [first, second, { heading: 'Roll-out', items: ['Launch event', 'Staff training', 'First prints'] }],
  },
};

/** Nothing is rendered without lists. */
export const Empty: Story = {
  decorators: [rendersNothing('CapabilityLists renders nothing without lists.')],
  args: { lists: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long headings and long items. */
export const LongText: Story = {
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

/** The section on a white background. */
export const White: Story = { args: { tone: 'white' } };

/** The section on an accent background. */
export const Accent: Story = { args: { tone: 'accent' } };

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The section is named by its heading; each list is under a heading one level below. */
export const ListsUnderTheirHeadings: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
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

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
