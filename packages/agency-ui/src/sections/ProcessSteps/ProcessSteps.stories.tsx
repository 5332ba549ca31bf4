import type { Meta, StoryObj } from '@storybook/react-vite';
import { process } from 'agency-content/services/brand-identity';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { rendersNothing } from '../../story-nothing.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ProcessSteps } from './ProcessSteps.js';

const { steps } = process;

const meta = {
  title: 'Sections/ProcessSteps',
  component: ProcessSteps,
  args: process,
  parameters: {
    docs: {
      description: {
        component: `The steps of a project, in order.

**Use it** once on a service’s own page: up to four steps form a staircase, five or six form rows.

**Do not use it** for the steps after a form is sent (use \`HowItWorks\`), nor for unordered items: use \`Reasons\`.

**Content.** Four steps; three to six are possible. Titles of one or two words, one or two sentences each.

**Parts.**

- **Section:** A landmark named by its heading.
- **Step:** An item of an ordered list.`,
      },
    },
  },
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four steps as a staircase. */
export const Default: Story = {};

/** A single step. */
export const OneItem: Story = { args: { heading: 'One step', steps: steps.slice(0, 1) } };

/** Three steps as a staircase. */
export const ThreeItems: Story = { args: { heading: 'Three steps', steps: steps.slice(0, 3) } };

/** Six steps in rows. */
export const ManyItems: Story = {
  args: {
    heading: 'Six steps',
    steps: [
      ...steps,
      { title: 'Print', description: 'Proofs first.' },
      { title: 'Launch', description: 'With light.' },
    ],
  },
};

/** Nothing is rendered without steps. */
export const Empty: Story = {
  decorators: [rendersNothing('ProcessSteps renders nothing without steps.')],
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Long titles and descriptions. */
export const LongText: Story = {
  args: {
    steps: steps.map((step) => ({
      title: `${step.title} ${longWord}`,
      description: `${step.description} `.repeat(4),
    })),
  },
  play: expectNoSidewaysScroll,
};

/** The section on a paper background. */
export const Paper: Story = { args: { tone: 'paper' } };

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The steps are an ordered list, each under a heading one level below. */
export const IsAnOrderedList: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: process.heading }));
    const list = section.getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(steps.map((step) => step.title));
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
