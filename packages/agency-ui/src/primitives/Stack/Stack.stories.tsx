import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Section } from '../Section/index.js';
import { Stack } from './Stack.js';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button>Get A Quote</Button>
        <Button variant="outline">Contact Us</Button>
        <Button variant="outline">Schedule a Consultation</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Section space="none" style={{ padding: '2rem' }}>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Equal spacing between children, in a column or a wrapping row.

**Use it** for buttons, labels and short lists.

**Do not use it** for a page’s columns: use \`Grid\`.

**Content.** Any number of children.`,
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three buttons form a column. */
export const Default: Story = {};

const two = (
  <>
    <Button size="compact">Previous</Button>
    <Button size="compact">Next</Button>
  </>
);

/** Two buttons are in a row. */
export const InARow: Story = {
  args: { direction: 'inline', children: two },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
  },
};

/** A row wraps where there is not enough space. */
export const WrappedRow: Story = {
  args: { direction: 'inline', style: { inlineSize: 'min(16rem, 100%)' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
  },
};

const gaps = ['tiny', 'small', 'medium', 'large', 'huge'] as const;

/** The gaps grow from 8 to 40 px. */
export const EveryGap: Story = {
  render: () => (
    <Stack gap="huge">
      {gaps.map((gap) => (
        <Stack key={gap} direction="inline" gap={gap} data-testid={gap}>
          <Button size="compact">{gap}</Button>
          <Button size="compact" variant="outline">
            {gap}
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = gaps.map((gap) => Number.parseFloat(getComputedStyle(canvas.getByTestId(gap)).columnGap));
    await expect(widths).toEqual([8, 12, 16, 24, 40]);
  },
};

/** In a column, the children are aligned at the start and are 16 px apart. */
export const StacksDownwards: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
    await expect(second?.left).toBe(first?.left);
  },
};

/** In right-to-left layouts, a row starts on the right. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  args: { direction: 'inline', children: two },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  },
};
