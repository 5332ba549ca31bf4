import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onBand } from '../../story-frame.js';
import { Text } from '../Text/index.js';
import { Grid } from './Grid.js';

const places = [
  { column: 'span 7', name: 'Experiential Marketing' },
  { column: 'span 5', name: 'Events' },
  { column: 'span 4', name: 'Expos' },
  { column: 'span 4', name: 'Production' },
  { column: 'span 4', name: 'Staff Engagement' },
];

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: {
    style: { rowGap: '1rem' },
    children: places.map(({ column, name }) => (
      <div key={name} style={{ gridColumn: column, border: '1px solid', padding: '1rem' }}>
        <Text>{name}</Text>
      </div>
    )),
  },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `The page’s twelve columns, with gaps of 24 px on desktops and 16 px on smaller screens.

**Use it** for a section’s layout. Set \`grid-column\` on its children to choose their columns.

**Do not use it** for a simple row or stack: use \`Stack\`.

**Content.** Any children; each takes one column by default.`,
      },
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two boxes span seven and five columns in the first row, and three span four each in the second. */
export const Default: Story = {};

/** The grid has twelve columns of equal width. */
export const HasTwelveEqualColumns: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const grid = canvas.getByText('Events').closest('div')?.parentElement as HTMLElement;
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat);
    await expect(columns).toHaveLength(12);
    await expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(0.1);
  },
};

/** As a list, its children are list items. */
export const AsAList: Story = {
  tags: ['test-only'],
  args: {
    as: 'ul',
    children: places.map(({ column, name }) => (
      <li key={name} style={{ gridColumn: column, overflowWrap: 'anywhere' }}>
        {name}
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(places.length);
  },
};

/** In right-to-left layouts, the first column is on the right. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Experiential Marketing').getBoundingClientRect();
    const second = canvas.getByText('Events').getBoundingClientRect();
    await expect(first.right).toBeGreaterThan(second.right);
  },
};
