import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pressKey } from '../../story-keyboard.js';
import { expectTextInside } from '../../story-text.js';
import { longWord, onSheet } from '../story-form.js';
import { SelectField } from './SelectField.js';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Service of Interest',
    name: 'service',
    placeholder: 'Choose a service',
    options: [
      { value: 'events', label: 'Event Planning & Management' },
      { value: 'expos', label: 'Expos & Trade Shows' },
      { value: 'other', label: 'Other' },
    ],
    required: true,
  },
  decorators: [onSheet('Your request', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A choice of one option among several, in a native select.

**Use it** for about four to fifteen options.

**Do not use it** for two or three: a \`ChoiceField\` shows them all at once. For open answers use \`TextField\`.

**Content.** Options of one to four words. The \`placeholder\` says what to do and does not count as a choice.

**Attributes.** Every attribute is passed to the \`select\`.

**Parts.**

- **Label:** Names the field; includes “optional” for optional fields.
- **Field:** A native select.
- **Message:** Explains the error with an icon and text; part of the field’s description.
- **Hint:** Part of the field’s description.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The field. |
| ↑ or ↓ | In the field: select an option. |`,
      },
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is above the select, which shows its placeholder. */
export const Default: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.2'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Service of Interest' });
    await expect(list).toHaveValue('');
    await expect(list).toBeInvalid();
    await expect(list).not.toHaveAttribute('aria-invalid');
  },
};

/** The select shows the option chosen by keyboard. */
export const Chosen: Story = {
  tags: ['wcag:2.1.1', 'wcag:3.2.2'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(list).toHaveFocus();
    // A letter selects an option in every system. The arrow keys of macOS only open the list.
    await pressKey('o', () => userEvent.selectOptions(list, 'other'));
    await waitFor(() => expect(list).toHaveDisplayValue('Other'));
  },
};

/** An optional field is marked as such beside its label, with a hint below. */
export const OptionalWithAHint: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.3.2'],
  args: { label: 'Estimated Budget', placeholder: 'Choose a range', hint: 'A range is enough.', required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Estimated Budget optional' })).toHaveAccessibleDescription(
      'A range is enough.',
    );
  },
};

/** An error with an icon is below the select. */
export const WithAnError: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.3.1'],
  args: { error: 'Choose a service' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a service');
  },
};

/** A long label wraps, and long options are cut off inside the select. */
export const LongText: Story = {
  args: { label: longWord, placeholder: longWord.repeat(3), options: [{ value: 'long', label: longWord.repeat(3) }] },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expectTextInside(canvasElement.querySelector('label') as HTMLElement);
  },
};

/** On a night band, the label and error are legible. */
export const Night: Story = { ...WithAnError, parameters: { tone: 'night' } };

/** In right-to-left layouts, the select's arrow is on the left. */
export const RightToLeft: Story = { ...WithAnError, tags: ['test-only'], globals: { direction: 'rtl' } };

/** The error uses the microsite theme's colours. */
export const Microsite: Story = { ...WithAnError, tags: ['test-only'], globals: { theme: 'microsite' } };
