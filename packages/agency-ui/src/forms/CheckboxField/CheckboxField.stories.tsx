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

**Do not use it** for one of several options (use \`SelectField\`), nor for something that takes effect at once: use a \`Button\`.

**Content.** One sentence that says what ticking the box means. The label is part of the click target.

**Attributes.** Every attribute is passed to the \`input\`.

**Parts.**

- **Box:** A native checkbox.
- **Label:** Clicking it also ticks the box.
- **Message and hint:** They describe the checkbox.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The checkbox. |
| Space | Ticks and unticks it. |`,
      },
    },
  },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The box is unticked, with its label beside it. */
export const Default: Story = {
  tags: ['wcag:3.3.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Send me the newsletter as well' })).not.toBeChecked();
  },
};

/** The box is ticked. */
export const Checked: Story = { args: { defaultChecked: true } };

/** An error with an icon, and a hint, are below the label. */
export const WithAnErrorAndAHint: Story = {
  tags: ['wcag:1.3.1'],
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

/** A long label wraps beside the box. */
export const LongText: Story = {
  args: { label: `${longWord} ${longWord}${longWord}` },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** On a night band, the box and label are light. */
export const Night: Story = { args: { defaultChecked: true }, parameters: { tone: 'night' } };

/** Clicking the label, which is at least 44 px high, ticks the box. */
export const TickedByItsLabel: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Send me the newsletter as well');
    await expect(words.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(words);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Space ticks and unticks the box. */
export const TickedByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** In right-to-left layouts, the box is on the right. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  args: { defaultChecked: true },
  globals: { direction: 'rtl' },
};

/** A ticked box uses the microsite theme's colours. */
export const Microsite: Story = {
  tags: ['test-only'],
  args: { defaultChecked: true },
  globals: { theme: 'microsite' },
};
