import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Value } from '../../entities/index.js';
import { ValuesGrid } from './ValuesGrid.js';

const values: Value[] = [
  { title: 'Innovation', description: 'We try the new thing on ourselves first. What works goes on stage.' },
  { title: 'Excellence', description: 'The thousandth copy and the last guest get what the first one got.' },
  { title: 'Integrity', description: 'One price, in writing. If a date cannot be kept, you hear it from us first.' },
  { title: 'Collaboration', description: 'Your team sits at our table. The best line is often yours.' },
  {
    title: 'Results-Driven',
    description: 'Before we plan, we ask what should be different afterwards. Then we count it.',
  },
  {
    title: 'Social Responsibility',
    description: 'We hire where we work, print no more than is read, and leave the ground as we found it.',
  },
];

const meta = {
  title: 'Sections/ValuesGrid',
  component: ValuesGrid,
  args: {
    eyebrow: 'Our values',
    heading: 'Six inks we print with',
    lead: 'They lie over each other in every job.',
    values,
  },
  parameters: {
    docs: {
      description: {
        component:
          'What an organisation holds dear: a word, a figure of two inks out of register, and what it means in ' +
          'practice. Two to eight values; a title of one or two words, one or two sentences that say what somebody ' +
          'would notice. From the seventh on the figures repeat. For reasons to choose a service use `Reasons`; for ' +
          'promises use `Commitments`.',
      },
    },
  },
} satisfies Meta<typeof ValuesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamesEveryValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Innovation',
      'Excellence',
      'Integrity',
      'Collaboration',
      'Results-Driven',
      'Social Responsibility',
    ]);
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

const longWord = 'Nichtvorhandenseinsbestätigungsanfragende';

export const LongWords: Story = {
  args: { heading: longWord, values: [{ title: longWord, description: longWord }, ...values.slice(1)] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LongTexts: Story = {
  args: { values: values.map((value) => ({ ...value, description: values.map((one) => one.description).join(' ') })) },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
