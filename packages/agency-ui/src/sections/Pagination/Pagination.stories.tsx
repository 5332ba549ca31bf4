import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { rendersNothing } from '../../story-nothing.js';
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

**Content.** Up to seven page numbers are all shown; if there are more, only the first, the last, the current one and its neighbours are.

**With and without a handler.** Without \`onPageChange\` it is static: its buttons have \`aria-disabled\`, and text beside them says that more pages are coming. With a handler it works; your code must then move focus to the start of the new page.

**Parts.**

- **Landmark:** A navigation landmark, named by the labels.
- **Page:** A button; the current page is marked.
- **Position:** States the current page and the number of pages.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The pages, one by one. |
| Enter or Space | On a page: shows it. |`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three page numbers without an action, with a note that more pages are coming. */
export const Default: Story = {};

/** Working page numbers, with the position beside them. */
export const WithHandler: Story = { args: { onPageChange: fn() } };

/** With 24 pages, only the first, the last, the current one and its neighbours are shown. */
export const ManyItems: Story = {
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

/** A single page needs no page numbers. */
export const OneItem: Story = {
  decorators: [rendersNothing('Pagination renders nothing for a single page.')],
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The page list on a night background. */
export const Night: Story = { decorators: [onNight] };

/** Without a handler, the current page is marked, and its buttons are announced as disabled. */
export const StaticWithoutHandler: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.5.3', 'wcag:4.1.2'],
  play: async ({ canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    const buttons = pages.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['1', '2', '3']);
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages.getByRole('button', { name: 'Page 2' }));
    await expect(pages.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByText('There are no more pages yet')).toBeVisible();
    await expect(pages.queryByText('Page 1 of 3')).toBeNull();
  },
};

/** The pages are buttons that work by keyboard. */
export const GoesToAnotherPage: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.1.1'],
  args: { onPageChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus();
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

/** If the application controls the page, a number only calls the handler. */
export const Controlled: Story = {
  tags: ['test-only'],
  args: { page: 2, onPageChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
  },
};

/** Custom labels replace the page list’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
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

/** The page list is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  args: { count: 24, defaultPage: 12 },
  globals: { direction: 'rtl' },
  play: expectMirrored,
};

/** The page list has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
