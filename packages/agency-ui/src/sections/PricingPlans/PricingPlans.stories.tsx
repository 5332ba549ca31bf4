import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PricingPeriod, PricingPlan } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { emulateMedia } from '../../story-media.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { PricingPlans } from './PricingPlans.js';

const periods: [PricingPeriod, PricingPeriod] = [
  { id: 'month', name: 'Monthly' },
  { id: 'year', name: 'Yearly' },
];

const monthly = (amount: number) => ({ amount, currency: 'KES', period: 'month', unit: 'a month' });

const yearly = (amount: number) => ({
  amount,
  currency: 'KES',
  period: 'year',
  unit: 'a year',
  note: 'Two months free',
});

const plans: PricingPlan[] = [
  {
    name: 'Counter',
    description: 'For a shop that reorders the same cards and receipts.',
    prices: [monthly(4500), yearly(45_000)],
    included: ['500 business cards', '20 receipt books', 'Delivery in Nairobi'],
    action: { name: 'Choose this plan', path: '/quote' },
  },
  {
    name: 'Campaign',
    description: 'For a team with a launch or a promotion every month.',
    highlight: 'Most chosen',
    prices: [monthly(28_000), yearly(280_000)],
    included: ['2,000 flyers', 'Four roll-up banners', 'Artwork checked by a person', 'Delivery in two working days'],
    action: { name: 'Choose this plan', path: '/quote' },
  },
  {
    name: 'Roadshow',
    description: 'For a brand on the road, with print at every stop.',
    included: ['Everything in Campaign', 'Branded tents and a stage', 'A print desk that travels along'],
    action: { name: 'Ask for a price', path: '/contact' },
  },
];

const packages: PricingPlan[] = plans.map(({ prices, ...plan }, index) => ({
  ...plan,
  ...(prices && { prices: [{ amount: [35_000, 120_000][index] ?? 0, currency: 'KES', isMinimum: true }] }),
}));

const meta = {
  title: 'Sections/PricingPlans',
  component: PricingPlans,
  args: {
    eyebrow: 'Print plans',
    heading: 'What print costs every month',
    lead: 'Fixed prices for what you reorder. Change or stop at the end of any month.',
    plans,
    periods,
    note: 'Prices include 16 % VAT.',
  },
  parameters: {
    docs: {
      description: {
        component: `Plans or packages side by side, each with its price, what it includes and a link.

**Use it** for two to four offers that a visitor chooses between by price. Highlight the one that suits most visitors, and say why in \`highlight\`. Put a \`ComparisonTable\` below it if the differences are in the details.

**Do not use it** for services without prices (use \`OfferingGrid\` or \`CoreServicesGrid\`), nor to hide what a price leaves out: say it in \`note\`.

**Content.** A plan name of one or two words, one sentence on who it is for, and three to six things that it includes. A plan without a price is “On request”; \`isMinimum\` marks a price as a starting price.

**Prices.** The amount and currency are formatted for the locale of \`AgencyProvider\`. An amount that is not a number becomes “On request”, with a warning in development.

**Periods.** A native radio group that needs no JavaScript: CSS shows the checked period’s prices. Browsers without \`:has()\` show both, and so does print. \`onPeriodChange\` reports the choice; a price without \`period\` applies to both.

**Parts.**

- **Section:** A landmark named by its heading.
- **Periods:** A named group of two radio buttons.
- **Plans:** A list. Each has a heading, its price, a link named by the plan, and a named list of what it includes.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The checked period, then the links. |
| Arrow keys | On a period: selects the other one. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof PricingPlans>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three plans with monthly and yearly prices, one highlighted, one on request. */
export const Default: Story = {};

/** Packages, each with its lowest price, without periods. */
export const LowestPrices: Story = {
  args: {
    eyebrow: 'Event packages',
    heading: 'Where a budget starts',
    lead: 'Every event is quoted by itself; these are the smallest we have built.',
    plans: packages,
    periods: undefined,
  },
};

/** Four plans, none of them highlighted. */
export const ManyItems: Story = {
  args: { plans: [...plans, { ...plans[0], name: 'Office' } as PricingPlan].map(({ highlight: _, ...plan }) => plan) },
};

/** A single plan. */
export const OneItem: Story = { args: { plans: plans.slice(1, 2) } };

/** Nothing is rendered without plans. */
export const Empty: Story = {
  decorators: [rendersNothing('PricingPlans renders nothing without plans.')],
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long names, descriptions and amounts. */
export const LongText: Story = {
  args: {
    plans: plans.map(({ name, description, prices = [], ...plan }) => ({
      ...plan,
      name: `${name} for organisations with several branches`,
      description: `${description} ${description} ${description}`,
      prices: prices.map((price) => ({
        ...price,
        amount: price.amount * 1234.5,
        unit: `${price.unit} for each branch`,
      })),
    })),
  },
};

/** The section on a night background, where the highlighted plan is white. */
export const Night: Story = { args: { tone: 'night' } };

/** The arrow keys switch all prices at once. */
export const SwitchesPeriods: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByText('Ksh 28,000', { normalizer: (text) => text.replaceAll('\u00a0', ' ') });
    const year = canvas.getByText('Ksh 280,000', { normalizer: (text) => text.replaceAll('\u00a0', ' ') });
    await expect(month).toBeVisible();
    await expect(year).not.toBeVisible();
    canvas.getByRole('radio', { name: 'Monthly' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(month).not.toBeVisible();
    await expect(year).toBeVisible();
    await expect(canvas.getByText('On request')).toBeVisible();
  },
};

/** Print shows both prices and no switch. */
export const PrintsBothPrices: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const undo = emulateMedia('print');
    await expect(canvas.getAllByText('a month', { exact: false })[0]).toBeVisible();
    await expect(canvas.getAllByText('a year', { exact: false })[0]).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    undo();
  },
};

/** Each link and each list is named by its plan. */
export const NamesItsPlans: Story = {
  tags: ['test-only', 'wcag:2.4.4', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose this plan Campaign' })).toBeVisible();
    const list = canvas.getByRole('list', { name: 'Included in Campaign' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Each period is at least 24 px high and wide. */
export const TargetsAreLargeEnough: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const { width, height } = radio.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    periods: [
      { id: 'month', name: longWord },
      { id: 'year', name: longWord },
    ],
    plans: plans.map((plan) => ({
      ...plan,
      name: longWord + plan.name,
      highlight: longWord,
      included: [longWord],
      action: { name: longWord, path: '/quote' },
    })),
  },
  play: expectNoSidewaysScroll,
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
