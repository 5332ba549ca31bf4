import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles, categories } from 'agency-content/blog';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { onBand, onNight } from '../../story-frame.js';
import { type ArticleChoice, ArticleFilter, type ArticleFilterProps } from './ArticleFilter.js';

const counts = Object.fromEntries([
  ['all', articles.length],
  ...categories.map((category) => [category, articles.filter((article) => article.category === category).length]),
]);

const [first, second] = categories as [string, string];

const meta = {
  title: 'Sections/ArticleFilter',
  component: ArticleFilter,
  args: { categories, counts },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `Filters a list of articles by category.

**Use it** with a list that you render yourself; \`ArticleList\` includes its own.

**Do not use it** to switch between different content: use tabs, as in \`FaqSection\`.

**Content.** Two to eight categories of one or two words.

**Selection.** Use \`value\` and \`onChange\` to keep the category in the URL. A status announces the number of articles shown. Without JavaScript the filter is not shown.

**Parts.**

- **Group:** A named group of buttons.
- **Category:** A toggle button; its count is not part of its name.
- **Status:** States the number of articles shown.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The categories, one by one. |
| Enter or Space | On a category: selects it. |`,
      },
    },
  },
} satisfies Meta<typeof ArticleFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All categories with their article counts; “All” is selected. */
export const Default: Story = {};

/** The second category is selected. */
export const Selected: Story = { args: { value: second } };

/** Categories without article counts. */
export const WithoutCounts: Story = {
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The filter on a night background. */
export const Night: Story = { decorators: [onNight] };

/** The categories are a named group of toggle buttons, one of which is pressed. */
export const SaysWhichIsOn: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Filter by category' }));
    await expect(group.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...categories.map(() => 'false'),
    ]);
    await userEvent.click(group.getByRole('button', { name: second }));
    await expect(group.getByRole('button', { name: second, pressed: true })).toHaveFocus();
    await expect(group.getByRole('button', { name: 'All', pressed: false })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(second);
  },
};

/** A status announces the number of articles shown. */
export const AnnouncesHowManyAreLeft: Story = {
  tags: ['test-only', 'wcag:4.1.3'],
  args: { counts: { ...counts, [first]: 1, [second]: 1 } },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`All ${articles.length} articles`);
    const before = status.firstElementChild;
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(status).toHaveTextContent(`1 article in ${first}`);
    // A new element is announced more reliably than a text change.
    await expect(before).not.toBeInTheDocument();
    // A different category with the same number of articles is announced too.
    await userEvent.click(canvas.getByRole('button', { name: second }));
    await expect(status).toHaveTextContent(`1 article in ${second}`);
  },
};

/** Categories can be selected by keyboard. */
export const ChoosesByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'All' }).focus();
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect(canvas.getByRole('button', { name: second })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Pressing the selected category again changes nothing. */
export const PressingAgainChangesNothing: Story = {
  tags: ['test-only', 'wcag:3.2.2'],
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  },
};

function HeldOutside(props: ArticleFilterProps) {
  const [value, setValue] = useState<ArticleChoice>(second);
  return <ArticleFilter {...props} value={value} onChange={setValue} />;
}

/** The application can control the selected category. */
export const Controlled: Story = {
  tags: ['test-only'],
  render: (args) => <HeldOutside {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: second })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(canvas.getByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: second })).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Custom labels replace the filter’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { all: 'Zote', group: 'Chuja kwa mada', shown: (count) => `Makala ${count}` } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Chuja kwa mada' }));
    await expect(group.getByRole('button', { name: 'Zote' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(`Makala ${articles.length}`);
  },
};

/** The filter is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The filter has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
