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

**Do not use it** to switch between different contents: use tabs, as in \`FaqSection\`.

**Content.** Two to eight categories of one or two words.

**Selection.** Use \`value\` and \`onChange\` to keep the category in the URL. A status announces the number of articles shown. Without JavaScript the filter is not shown.

**Keyboard.** Each button is a tab stop; Space and Enter select it.`,
      },
    },
  },
} satisfies Meta<typeof ArticleFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhichIsOn: Story = {
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

export const AnnouncesHowManyAreLeft: Story = {
  args: { counts: { ...counts, [first]: 1, [second]: 1 } },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`All ${articles.length} articles`);
    const before = status.firstElementChild;
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(status).toHaveTextContent(`1 article in ${first}`);
    // A new element is announced more reliably than a change of text.
    await expect(before).not.toBeInTheDocument();
    // Another category with the same number of articles is announced too.
    await userEvent.click(canvas.getByRole('button', { name: second }));
    await expect(status).toHaveTextContent(`1 article in ${second}`);
  },
};

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'All' }).focus();
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect(canvas.getByRole('button', { name: second })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const PressingAgainChangesNothing: Story = {
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

/** Controlled by the application. */
export const Controlled: Story = {
  render: (args) => <HeldOutside {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: second })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: first }));
    await expect(canvas.getByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: second })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const WithoutCounts: Story = {
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OtherWords: Story = {
  args: { labels: { all: 'Zote', group: 'Chuja kwa mada', shown: (count) => `Makala ${count}` } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Chuja kwa mada' }));
    await expect(group.getByRole('button', { name: 'Zote' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(`Makala ${articles.length}`);
  },
};

export const Night: Story = { decorators: [onNight] };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
