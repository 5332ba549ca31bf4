import type { Meta, StoryObj } from '@storybook/react-vite';
import { process } from 'agency-content/services/brand-identity';
import { expect, within } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
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

**Use it** on a service’s own page, once: up to four steps form a staircase, five or six form rows.

**Do not use it** for the steps after a form is sent (use \`HowItWorks\`), nor for unordered items: use \`Reasons\`.

**Content.** Four steps; three to six are possible. Titles of one or two words, one or two sentences each.`,
      },
    },
  },
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IsAnOrderedList: Story = {
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

export const ThreeSteps: Story = { args: { heading: 'Three steps', steps: steps.slice(0, 3) } };

export const SixSteps: Story = {
  args: {
    heading: 'Six steps',
    steps: [
      ...steps,
      { title: 'Print', description: 'Proofs first.' },
      { title: 'Launch', description: 'With light.' },
    ],
  },
};

export const OneStep: Story = { args: { heading: 'One step', steps: steps.slice(0, 1) } };

export const EmptyList: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    steps: steps.map((step) => ({
      title: `${step.title} ${longWord}`,
      description: `${step.description} `.repeat(4),
    })),
  },
  play: expectNoSidewaysScroll,
};

export const Paper: Story = { args: { tone: 'paper' } };

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
