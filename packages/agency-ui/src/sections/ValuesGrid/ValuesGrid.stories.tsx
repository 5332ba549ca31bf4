import type { Meta, StoryObj } from '@storybook/react-vite';
import { values as content } from 'agency-content/about/values';
import { expect } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
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

**Content.** Two to eight values; a title of one or two words, one or two sentences on what people would notice. From the seventh up, the shapes repeat.

**Parts.**

- **Section:** A landmark named by its heading.
- **Value:** A heading one level below, and a text.
- **Figure:** A drawing; decorative.`,
      },
    },
  },
} satisfies Meta<typeof ValuesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agency’s values, each with a drawn figure. */
export const Default: Story = {};

/** A single value. */
export const OneItem: Story = { args: { values: values.slice(0, 1) } };

/** Three values. */
export const ThreeItems: Story = { args: { values: values.slice(0, 3) } };

/** Nothing is rendered without values. */
export const Empty: Story = {
  decorators: [rendersNothing('ValuesGrid renders nothing without values.')],
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Every value has a long description. */
export const LongText: Story = {
  args: { values: values.map((value) => ({ ...value, description: values.map((one) => one.description).join(' ') })) },
};

/** The grid on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The section is named by its heading, and each value has a heading one level below. */
export const NamesEveryValue: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      values.map(({ title }) => title),
    );
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: { heading: longWord, values: [{ title: longWord, description: longWord }, ...values.slice(1)] },
  play: expectNoSidewaysScroll,
};

/** The grid is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The grid has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
