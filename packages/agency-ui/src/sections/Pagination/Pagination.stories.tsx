import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { Pagination } from './Pagination.js';

const meta = {
  title: 'Sections/Pagination',
  component: Pagination,
  args: { count: 3 },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `Page numbers for one long list.

**Use it** below a list that shows only part of its items.

**Do not use it** to link from one service to another: use \`PreviousNextLinks\`.

**Content.** Up to seven pages show in full; of more, the first, the last and the neighbours show.

**With and without a handler.** Without \`onPageChange\` it is static: its buttons have \`aria-disabled\`, and a text beside them says that more pages are coming. With a handler it works; your code then moves focus to the start of the new page.

**Keyboard.** Each number is a tab stop.`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three numbers without an action. */
export const Default: Story = {};

export const StaticWithoutHandler: Story = {
  play: async ({ canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    const buttons = pages.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['1', '2', '3']);
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages.getByRole('button', { name: 'Page 2' }));
    await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByText('More pages coming soon')).toBeVisible();
    await expect(pages.queryByText('Page 1 of 3')).toBeNull();
  },
};

export const GoesToAnotherPage: Story = {
  args: { onPageChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

/** Controlled by the application: pressing a number only calls the handler. */
export const Controlled: Story = {
  args: { page: 2, onPageChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
  },
};

export const ManyPages: Story = {
  args: { count: 24, defaultPage: 12, onPageChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '1',
      '11',
      '12',
      '13',
      '24',
    ]);
  },
};

export const OnePage: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OtherWords: Story = {
  args: {
    onPageChange: fn(),
    labels: {
      name: 'Kurasa',
      page: (page) => `Ukurasa ${page}`,
      position: (page, count) => `Ukurasa ${page} kati ya ${count}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ukurasa 2' })).toBeVisible();
    await expect(canvas.getByText('Ukurasa 1 kati ya 3')).toBeVisible();
  },
};

export const Night: Story = { decorators: [onNight] };

export const RightToLeft: Story = {
  args: { count: 24, defaultPage: 12 },
  globals: { direction: 'rtl' },
  play: expectMirrored,
};

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
