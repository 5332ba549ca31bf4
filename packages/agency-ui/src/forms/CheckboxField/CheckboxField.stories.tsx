import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { longWord, onSheet } from '../story-form.js';
import { CheckboxField } from './CheckboxField.js';

const meta = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: { label: 'Send me the newsletter as well', name: 'newsletter' },
  decorators: [onSheet('Before you send it', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A checkbox for consent or an optional choice.

**Use it** for a choice that stands alone. Leave it unticked at first: consent must be given actively.

**Do not use it** for one of several options (use \`SelectField\`), nor for something that takes effect at once: that is a \`Button\`.

**Content.** One sentence that says what ticking the box means. The label is part of the target.

**Attributes.** Every attribute reaches the \`input\`.

**Keyboard.** Space ticks and unticks it.`,
      },
    },
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Send me the newsletter as well' })).not.toBeChecked();
  },
};

export const TickedByItsWords: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Send me the newsletter as well');
    await expect(words.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(words);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const TickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const WithAnErrorAndAHint: Story = {
  args: {
    label: 'I have read the terms',
    error: 'Tick the box to go on',
    hint: 'They fit on one page.',
    required: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Tick the box to go on They fit on one page.',
    );
  },
};

export const LongWords: Story = {
  args: { label: `${longWord} ${longWord}${longWord}` },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };

export const Microsite: Story = { args: { defaultChecked: true }, globals: { theme: 'microsite' } };

export const Night: Story = { args: { defaultChecked: true }, parameters: { ground: 'night' } };

export const Playground: Story = {};
