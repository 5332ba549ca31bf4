import type { Meta, StoryObj } from '@storybook/react-vite';
import { values as content } from 'agency-content/about/values';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ValuesGrid } from './ValuesGrid.js';

const { values } = content;

const meta = {
  title: 'Sections/ValuesGrid',
  component: ValuesGrid,
  args: content,
  parameters: {
    docs: {
      description: {
        component: `An organisation’s values: a word, a two-ink shape out of register, and what it means in practice.

**Use it** once, on the page about the organisation.

**Do not use it** for reasons to choose a service (use \`Reasons\`), nor for promises: use \`Commitments\`.

**Content.** Two to eight values; a title of one or two words, one or two sentences on what people would notice. From the seventh on the shapes repeat.`,
      },
    },
  },
} satisfies Meta<typeof ValuesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesEveryValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      values.map(({ title }) => title),
    );
  },
};

export const OneValue: Story = { args: { values: values.slice(0, 1) } };

export const ThreeValues: Story = { args: { values: values.slice(0, 3) } };

export const NoValues: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongWords: Story = {
  args: { heading: longWord, values: [{ title: longWord, description: longWord }, ...values.slice(1)] },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: { values: values.map((value) => ({ ...value, description: values.map((one) => one.description).join(' ') })) },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
