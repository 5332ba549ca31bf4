import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  decorators: [onSheet('About the job', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `One of several options, in a native select.

**Use it** for about four to fifteen options.

**Do not use it** for two or three: a \`CheckboxField\` or a sentence is quicker. For open answers use \`TextField\`.

**Content.** Options of one to four words. The \`placeholder\` says what to do and counts as no choice.

**Attributes.** Every attribute reaches the \`select\`.

**Keyboard.** As in the browser.`,
      },
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Service of Interest' });
    await expect(list).toHaveValue('');
    await expect(list).toBeInvalid();
    await expect(list).not.toHaveAttribute('aria-invalid');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox');
    await userEvent.selectOptions(list, 'expos');
    await expect(list).toHaveDisplayValue('Expos & Trade Shows');
  },
};

export const OptionalWithAHint: Story = {
  args: { label: 'Estimated Budget', placeholder: 'Choose a range', hint: 'A range is enough.', required: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Estimated Budget optional' })).toHaveAccessibleDescription(
      'A range is enough.',
    );
  },
};

export const WithAnError: Story = {
  args: { error: 'Choose a service' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a service');
  },
};

export const LongWords: Story = {
  args: { label: longWord, placeholder: longWord.repeat(3), options: [{ value: 'long', label: longWord.repeat(3) }] },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expectTextInside(canvasElement.querySelector('label') as HTMLElement);
  },
};

export const RightToLeft: Story = { ...WithAnError, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...WithAnError, globals: { theme: 'microsite' } };

export const Night: Story = { ...WithAnError, parameters: { ground: 'night' } };

export const Playground: Story = {};
