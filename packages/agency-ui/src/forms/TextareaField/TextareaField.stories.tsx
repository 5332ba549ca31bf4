import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSheet } from '../story-form.js';
import { TextareaField } from './TextareaField.js';

const meta = {
  title: 'Forms/TextareaField',
  component: TextareaField,
  args: { label: 'Message', name: 'message', required: true },
  decorators: [onSheet('About the job', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A multi-line text field.

**Use it** for a message or a description. Follow the rules of \`TextField\` here too.

**Do not use it** for one line: use \`TextField\`.

**Content.** Set \`rows\` to the length of a good answer; visitors can make it taller.

**Attributes.** Every attribute reaches the \`textarea\`.

**Keyboard.** Enter starts a new line, Tab leaves the field.`,
      },
    },
  },
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '4');
  },
};

export const WithAnErrorAndAHint: Story = {
  args: { error: 'Message is too short', hint: 'What it is, when, and for how many.', defaultValue: 'A party' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Message is too short What it is, when, and for how many.',
    );
  },
};

export const Optional: Story = { args: { required: false } };

export const RightToLeft: Story = { ...WithAnErrorAndAHint, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...WithAnErrorAndAHint, globals: { theme: 'microsite' } };

export const Night: Story = { ...WithAnErrorAndAHint, parameters: { ground: 'night' } };

export const Playground: Story = {};
