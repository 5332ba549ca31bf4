import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectTextInside } from '../../story-text.js';
import { longWord, onSheet } from '../story-form.js';
import { TextareaField } from './TextareaField.js';

const meta = {
  title: 'Forms/TextareaField',
  component: TextareaField,
  args: { label: 'Message', name: 'message', required: true },
  decorators: [onSheet('Your request', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A multi-line text field.

**Use it** for a message or a description. The rules for \`TextField\` apply here too.

**Do not use it** for one line: use \`TextField\`.

**Content.** Set \`rows\` to the length of a good answer; visitors can make it taller.

**Attributes.** Every attribute is passed to the \`textarea\`.

**Parts.**

- **Label:** Names the field; includes “optional” for optional fields.
- **Field:** A native multi-line text field.
- **Message:** Explains the error with an icon and text; part of the field’s description.
- **Hint:** Part of the field’s description.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Enters the field, and leaves it again. |`,
      },
    },
  },
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is above an empty field of four rows. */
export const Default: Story = {
  tags: ['wcag:3.3.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '4');
  },
};

/** An error with an icon, and a hint, are below the field. */
export const WithAnErrorAndAHint: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.3.1'],
  args: { error: 'Message is too short', hint: 'What it is, when, and for how many.', defaultValue: 'A party' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Message is too short What it is, when, and for how many.',
    );
  },
};

/** An optional field is marked as such beside its label. */
export const Optional: Story = { args: { required: false } };

/** Long text scrolls inside the field, and a long label and hint wrap. */
export const LongText: Story = {
  args: {
    label: `${longWord} ${longWord}`,
    hint: longWord + longWord,
    defaultValue: 'A roadshow in three towns, two days each, with a stage and a band. '.repeat(6),
  },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await expectTextInside(canvasElement.querySelector('label') as HTMLElement);
  },
};

/** On a night band, the label, field and error are legible. */
export const Night: Story = { ...WithAnErrorAndAHint, parameters: { tone: 'night' } };

/** In right-to-left layouts, the error's icon is on the right. */
export const RightToLeft: Story = { ...WithAnErrorAndAHint, tags: ['test-only'], globals: { direction: 'rtl' } };

/** The error uses the microsite theme's colours. */
export const Microsite: Story = { ...WithAnErrorAndAHint, tags: ['test-only'], globals: { theme: 'microsite' } };
