import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Section } from '../Section/index.js';
import { Stack } from '../Stack/index.js';
import { Button } from './Button.js';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Get A Quote' },
  decorators: [
    (Story) => (
      <Section>
        <Stack direction="inline">
          <Story />
        </Stack>
      </Section>
    ),
  ],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one thing a visitor should do next. */
export const Default: Story = {};

export const RunsItsAction: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get A Quote' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
