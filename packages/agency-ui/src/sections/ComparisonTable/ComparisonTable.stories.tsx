import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ComparisonColumn, ComparisonGroup } from '../../entities/index.js';
import { ArrowRight, ButtonLink } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { pressKey } from '../../story-keyboard.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ComparisonTable } from './ComparisonTable.js';

const columns: ComparisonColumn[] = [
  { name: 'Digital', detail: 'Short runs' },
  { name: 'Offset', detail: 'Best value from 500' },
  { name: 'Screen', detail: 'Cloth and board' },
];

const groups: ComparisonGroup[] = [
  {
    name: 'Runs',
    rows: [
      { name: 'Smallest run', values: ['1 copy', '500 copies', '25 pieces'] },
      { name: 'Proof', detail: 'Before the whole run', values: ['Same day', 'Next day', 'Two days'] },
    ],
  },
  {
    name: 'Materials',
    rows: [
      { name: 'Paper up to 350 g', values: [true, true, false] },
      { name: 'Cloth', values: [false, false, true] },
      { name: 'Signboards', values: [false, false, true] },
    ],
  },
  {
    name: 'Finish',
    rows: [
      { name: 'Spot inks', detail: 'Your brand’s exact colour', values: [false, true, true] },
      { name: 'A name on each copy', values: [true, false, false] },
      { name: 'Lamination', values: [true, true, false] },
    ],
  },
];

const meta = {
  title: 'Sections/ComparisonTable',
  component: ComparisonTable,
  args: {
    eyebrow: 'Print',
    heading: 'Three ways to put ink down',
    lead: 'The run and the material decide. If you are unsure, send the file and we choose with you.',
    caption: 'Digital, offset and screen printing compared',
    columns,
    groups,
    highlightedColumn: 'Offset',
  },
  parameters: {
    docs: {
      description: {
        component: `A table that compares plans or products, row by row.

**Use it** for two to five offers that differ in details, usually below \`PricingPlans\`, or for a register, such as certificates with their numbers and dates. Tint one column with \`highlightedColumn\` only if it suits most readers.

**Do not use it** for offers whose differences fit into a sentence, nor for one offer (use a list), nor to lay out text.

**Content.** Row names of one to four words; \`detail\` explains what is not obvious. A value is \`true\`, \`false\` or a short text. Put the deciding rows first. Set \`prominent\` on the column that readers look for, such as the price.

**Behaviour.** It is a table at every width. On narrow pages it scrolls sideways inside its frame, by touch or with the arrow keys, and the first column stays in view. With \`narrowLayout="stack"\` each row puts its name above its values instead: set it for one or two columns of figures that must not wrap.

**Parts.**

- **Section:** A landmark named by its heading.
- **Scroller:** While the table is too wide for it, a focusable group named by the caption.
- **Table:** Has column, row and group headers. Each tick or dash has a word next to it.
- **After:** Optional content, such as a link to a form.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The table, if it scrolls. |
| Arrow keys | On the table: scroll it. |`,
      },
    },
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three columns in three groups of rows, one column recommended. */
export const Default: Story = {};

/** A single group needs no name. */
export const WithoutGroups: Story = { args: { groups: groups.slice(1, 2).map(({ rows }) => ({ rows })) } };

/** A single row. */
export const OneItem: Story = {
  args: { groups: groups.slice(0, 1).map(({ rows }) => ({ rows: rows.slice(0, 1) })), columns },
};

/** Five columns, which scroll sideways on most pages. */
export const ManyItems: Story = {
  args: {
    columns: [...columns, { name: 'Large format' }, { name: 'Embroidery' }],
    groups: groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, values: [...row.values, false, true] })),
    })),
  },
};

/** Nothing is rendered without rows. */
export const Empty: Story = {
  decorators: [rendersNothing('ComparisonTable renders nothing without rows.')],
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Names and values that span several lines. */
export const LongText: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        name: `${row.name}, as agreed in the written quote`,
        detail: 'Ask the print studio if your job is an exception',
        values: row.values.map((value) =>
          typeof value === 'string' ? `${value}, or as many as the sheet holds` : value,
        ),
      })),
    })),
  },
};

/** A link after the table leads to the next step. */
export const WithLinkAfter: Story = {
  args: {
    after: (
      <ButtonLink href="#quote" variant="outline" icon={ArrowRight}>
        Price my job
      </ButtonLink>
    ),
  },
};

/** The table on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** A price list: the `prominent` column is in display type, larger than the rest. */
export const Prices: Story = {
  args: {
    eyebrow: 'Price guide',
    heading: 'What print costs',
    caption: 'Prices and times for common print jobs',
    columns: [{ name: 'Price', detail: 'before VAT', prominent: true }, { name: 'Ready in' }],
    groups: [
      {
        rows: [
          {
            name: '100 business cards',
            detail: 'Two sides in colour',
            values: ['KES 1,500–3,000', '1–3 working days'],
          },
          { name: '500 paperbacks', detail: 'A5, 200 pages', values: ['KES 350–650 each', '3–5 weeks'] },
        ],
      },
    ],
    highlightedColumn: undefined,
  },
  play: async ({ canvas }) => {
    const fontOf = (name: string) => getComputedStyle(canvas.getByRole('cell', { name }));
    const [price, time] = [fontOf('KES 1,500–3,000'), fontOf('1–3 working days')];
    await expect(price.fontFamily).not.toBe(time.fontFamily);
    await expect(Number.parseFloat(price.fontSize)).toBeGreaterThan(Number.parseFloat(time.fontSize));
  },
};

/** On a phone, each row’s name is above its values, which do not wrap, and nothing scrolls sideways. */
export const StacksOnPhones: Story = {
  tags: ['wcag:1.4.10'],
  globals: { viewport: { value: 'phone' } },
  args: {
    caption: 'Certificates, with numbers and expiry dates',
    columns: [{ name: 'Number' }, { name: 'Valid until' }],
    groups: [
      {
        name: 'Tax',
        rows: [
          { name: 'Tax compliance', detail: 'Kenya Revenue Authority', values: ['KRA-0000000000', '30 Jun 2027'] },
        ],
      },
    ],
    highlightedColumn: undefined,
    narrowLayout: 'stack',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Certificates, with numbers and expiry dates' }));
    const name = table.getByRole('rowheader', { name: /^Tax compliance/ }).getBoundingClientRect();
    const [number, end] = table.getAllByRole('cell').filter((cell) => cell.textContent);
    if (!number || !end) throw new Error('The row has no values.');
    await expect(number.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
    await expect(end.getBoundingClientRect().top).toBe(number.getBoundingClientRect().top);
    const lines = new Range();
    lines.selectNodeContents(number);
    await expect(lines.getClientRects()).toHaveLength(1);
    const frame = canvas.getByRole('table').parentElement as HTMLElement;
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    await expect(frame).not.toHaveAttribute('tabindex');
    // The row's rules reach the edge.
    for (const row of table.getAllByRole('row'))
      await expect(Math.round(row.getBoundingClientRect().width)).toBe(frame.clientWidth);
  },
};

/** Screen readers get headers for columns, rows and groups, and a word for each tick. */
export const NamesItsCells: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Digital, offset and screen printing compared' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    const row = table.getByRole('rowheader', { name: 'Cloth' }).closest('tr') as HTMLElement;
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['No', 'No', 'Yes']);
  },
};

/** On a phone, the table scrolls in its frame, which is focusable only then, and its first column stays in view. */
export const ScrollsOnPhones: Story = {
  tags: ['test-only', 'wcag:1.4.10', 'wcag:2.1.1'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div data-testid="page" style={{ maxInlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('group', { name: 'Digital, offset and screen printing compared' });
    const row = canvas.getByRole('rowheader', { name: 'Cloth' });
    const before = row.getBoundingClientRect().left;
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    await pressKey('ArrowRight', () => scroller.scrollBy({ left: 40 }));
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(0));
    await expect(row.getBoundingClientRect().left).toBe(before);
    await expectNoSidewaysScroll();
    canvas.getByTestId('page').style.maxInlineSize = 'none';
    scroller.style.inlineSize = '60rem';
    await waitFor(() => expect(scroller).not.toHaveAttribute('tabindex'));
    // The runner then checks the page in its final state, so make it narrow again and keep the table focusable.
    scroller.style.inlineSize = '';
    canvas.getByTestId('page').style.maxInlineSize = '390px';
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'));
  },
};

/** A forty-letter word stays within the table’s frame. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    caption: longWord,
    columns: columns.map(({ name }) => ({ name: longWord + name, detail: longWord })),
    groups: [{ name: longWord, rows: [{ name: longWord, detail: longWord, values: [longWord, true, false] }] }],
  },
  play: expectNoSidewaysScroll,
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
