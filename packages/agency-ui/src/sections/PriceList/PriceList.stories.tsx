import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PriceListGroup, PriceListMark } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { emulateMedia } from '../../story-media.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, expectTextInside, longWord } from '../../story-text.js';
import { PriceList } from './PriceList.js';

const shillings = (amount: number) => ({ amount, currency: 'KES' });

const menu: PriceListGroup[] = [
  {
    id: 'canapes',
    name: 'Canapés',
    items: [
      {
        name: 'Maharagwe croquettes',
        price: shillings(180),
        description: 'Red beans, coconut and lime',
        marks: ['V'],
      },
      { name: 'Beef samosas', price: shillings(150), description: 'With tamarind chutney', marks: ['G'] },
      { name: 'Tilapia skewers', price: shillings(240), description: 'From Lake Victoria, charred over coals' },
    ],
  },
  {
    id: 'buffet',
    name: 'Buffet',
    items: [
      {
        name: 'Coast table',
        price: shillings(2400),
        unit: 'per guest',
        description: 'Pilau, fish in coconut, kachumbari and mahamri',
        marks: ['G', 'N'],
      },
      {
        name: 'Garden table',
        price: shillings(1900),
        unit: 'per guest',
        description: 'Matoke, sukuma wiki, githeri and roast pumpkin',
        marks: ['V'],
      },
      {
        name: 'Whole goat',
        price: { ...shillings(28_000), isMinimum: true },
        unit: 'for 40 guests',
        description: 'Carved at the fire by the cook',
      },
    ],
  },
  {
    id: 'drinks',
    name: 'Drinks',
    description: 'Glasses, ice and a bartender are included.',
    items: [
      { name: 'Fresh juice', price: shillings(250), description: 'Passion fruit, mango or tamarind', marks: ['V'] },
      { name: 'Coffee bar', price: shillings(320), unit: 'per guest', marks: ['V', 'N'] },
      { name: 'Cash bar' },
    ],
  },
];

const marks: PriceListMark[] = [
  { symbol: 'V', name: 'Vegan' },
  { symbol: 'G', name: 'Contains gluten' },
  { symbol: 'N', name: 'Contains nuts' },
];

const treatments: PriceListGroup[] = [
  {
    items: [
      { name: 'Wash, cut and dry', price: shillings(2800), unit: '60 minutes' },
      { name: 'Braids', price: { ...shillings(4500), isMinimum: true }, unit: '4 hours' },
      { name: 'Roots', price: shillings(3600), unit: '90 minutes', description: 'With a patch test the day before.' },
      { name: 'Beard trim', price: shillings(900), unit: '20 minutes' },
      { name: 'Bridal hair', price: 'After a trial' },
    ],
  },
];

const meta = {
  title: 'Sections/PriceList',
  component: PriceList,
  args: {
    eyebrow: 'Catering',
    heading: 'What the kitchen serves',
    lead: 'For 30 guests or more. We cook on site and clear up afterwards.',
    groups: menu,
    marks,
    note: 'Prices include 16 % VAT. Tell us about allergies: the kitchen uses nuts, sesame and wheat.',
  },
  parameters: {
    docs: {
      description: {
        component: `Items with prices, in groups: a restaurant’s menu, a salon’s treatments, a workshop’s repairs.

**Use it** for many items that are each bought on their own, so that visitors can find one and see what it costs.

**Do not use it** for a few plans or packages to choose between (use \`PricingPlans\`), to compare products or prices side by side (\`ComparisonTable\`), nor for offers that need a picture (\`OfferingGrid\`).

**Content.** Two to six groups of three to ten items. Write the name that customers order by, and a description of a few words. If there is only one group, it needs no name; its items are then in two columns.

**Prices.** The amount and currency are formatted for the locale of \`AgencyProvider\`. \`isMinimum\` marks a starting price; text such as “By weight” can replace the amount; an item without a price is “On request”. \`unit\` says what the price covers or how long it takes, below the price.

**Marks.** One to three letters, such as “V”, explained in the legend below the items, which leaves out marks that no item has. Screen readers read the meaning instead of the letters. In development, a mark that the legend does not explain logs a warning; it is shown as written. Do not rely on marks for allergens alone: say in \`note\` whom to ask.

**Links.** A group’s \`id\` is its link target, for example for \`SectionNavigation\`.

**Parts.**

- **Section:** A landmark named by its heading.
- **Groups:** Each has a heading and a list. Each item is its name, then its price, then its description and marks.
- **Legend:** A description list.`,
      },
    },
  },
} satisfies Meta<typeof PriceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three groups with marks, a starting price, and an item on request. */
export const Default: Story = {};

/** A single group without a name, whose items are in two columns. */
export const ItemsInTwoColumns: Story = {
  args: {
    eyebrow: 'Salon',
    heading: 'Hair',
    lead: 'Walk in on weekdays; book for Saturdays.',
    groups: treatments,
    marks: [],
    note: 'Long hair takes longer; we tell you the price first.',
  },
};

/** A single item. */
export const OneItem: Story = {
  args: {
    groups: [{ items: [{ name: 'Puncture repair', price: shillings(400), unit: 'while you wait' }] }],
    marks: [],
  },
};

/** Six groups of different lengths. */
export const ManyItems: Story = {
  args: {
    groups: [
      ...menu,
      ...menu.map(({ id, name, items }, index) => ({
        id: `${id}-2`,
        name: `${name}, late`,
        items: items.slice(index),
      })),
    ],
  },
};

/** Nothing is rendered without items. */
export const Empty: Story = {
  decorators: [rendersNothing('PriceList renders nothing without items.')],
  args: { groups: [{ name: 'Drinks', items: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long names, descriptions, prices and marks wrap within their columns. */
export const LongText: Story = {
  args: {
    groups: menu.map((group) => ({
      ...group,
      name: `${group.name} ${longWord}`,
      items: group.items.map((item, index) => ({
        ...item,
        name: index ? `${item.name}, as served at the wedding of the year on the coast` : longWord + item.name,
        price: index === 1 ? { ...shillings(1_234_567.5), isMinimum: true } : `${longWord} after a visit`,
        unit: `per guest and per ${longWord}`,
      })),
    })),
    marks: marks.map(({ symbol, name }) => ({ symbol, name: `${name} or ${longWord}` })),
  },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await expectTextInside(canvasElement);
  },
};

/** The section on a white background. */
export const White: Story = { args: { tone: 'white' } };

/** The section on an accent background. */
export const Accent: Story = { args: { tone: 'accent' } };

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Groups have headings one level below the section’s, and lists. */
export const GroupsUnderTheirHeadings: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'What the kitchen serves' }));
    await expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      menu.map(({ name }) => name),
    );
    const lists = section.getAllByRole('list');
    await expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([3, 3, 3]);
  },
};

/** Name and price share a baseline, and the price is at the end of the line. */
export const PricesOnTheLineOfTheName: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Garden table').getBoundingClientRect();
    const price = canvas.getByText('1,900', { exact: false }).getBoundingClientRect();
    await expect(Math.abs(name.bottom - price.bottom)).toBeLessThan(4);
    await expect(price.left).toBeGreaterThan(name.left);
  },
};

/** The legend explains each mark, and screen readers read its meaning at each item. */
export const ExplainsItsMarks: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:1.4.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['V', 'G', 'N']);
    const item = canvas.getByText('Coast table').closest('li') as HTMLElement;
    await expect(within(item).getByText('Contains gluten')).toBeInTheDocument();
    await expect(within(item).getByText('Contains nuts')).toBeInTheDocument();
    await expect(within(item).getByText('N')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** In print, an item stays on one page, but a long group may continue on the next. */
export const PrintsWholeItems: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const undo = emulateMedia('print');
    const item = canvas.getByText('Coast table').closest('li') as HTMLElement;
    await expect(getComputedStyle(item).breakInside).toBe('avoid');
    await expect(getComputedStyle(item.closest('[data-part="group"]') as HTMLElement).breakInside).toBe('auto');
    undo();
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
