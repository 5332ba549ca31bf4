import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { longWord, onSheet } from '../story-form.js';
import { TextField } from './TextField.js';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email Address', name: 'email', type: 'email', autoComplete: 'email', required: true },
  decorators: [onSheet('About you', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A single-line text field.

**Use it** for a name, an address or a number. Set an \`autoComplete\` token where one exists (WCAG 1.3.5), and the \`type\` that opens the right on-screen keyboard.

**Do not use it** for several lines: use \`TextareaField\`. For one of a few options use \`SelectField\`.

**Content.** A label of one to three words, never replaced by a placeholder. Fields are required by default, and an optional one says *optional*. A one-sentence hint.

**Attributes.** \`ref\`, \`className\`, \`id\` and every other attribute are passed to the \`input\`. \`error\` sets \`aria-invalid\`; error and hint are its accessible description.

**Parts.**

- **Label:** Names the field; includes “optional” for optional fields.
- **Field:** A native text field.
- **Message:** Explains the error with an icon and text; part of the field’s description.
- **Hint:** Part of the field’s description.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The field. |`,
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is above the empty field, which is at least 44 px high. */
export const Default: Story = {
  tags: ['wcag:2.5.8', 'wcag:3.3.2'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email Address' });
    await expect(field).toBeRequired();
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The field shows its value. */
export const Filled: Story = { args: { defaultValue: 'events@westlands.example' } };

/** An error with an icon is below the field, and its edge changes colour. */
export const WithAnError: Story = {
  tags: ['wcag:3.3.1'],
  args: { defaultValue: 'events@westlands', error: 'Invalid email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid email address');
  },
};

/** An optional field is marked as such beside its label, with a hint below. */
export const OptionalWithAHint: Story = {
  tags: ['wcag:3.3.2'],
  args: { label: 'Phone Number', type: 'tel', required: false, hint: 'Only if we may ring you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone Number optional' })).toHaveAccessibleDescription(
      'Only if we may ring you.',
    );
  },
};

/** A long label, error and hint wrap inside the column. */
export const LongText: Story = {
  args: { label: `${longWord} ${longWord}`, error: longWord + longWord, hint: longWord + longWord, required: false },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** On a night band, the label, field and error are legible. */
export const Night: Story = { ...WithAnError, parameters: { tone: 'night' } };

/** Focus shows as an outline. */
export const ShowsTheFocus: Story = {
  tags: ['test-only', 'wcag:2.4.7'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('textbox')).outlineStyle).toBe('solid');
  },
};

/** The accessible description is the error, then the hint, then the caller’s own. */
export const DescribedByAll: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: { error: 'Invalid email address', hint: 'We reply to it.', 'aria-describedby': 'elsewhere' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="elsewhere">Within 24 hours.</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Invalid email address We reply to it. Within 24 hours.',
    );
  },
};

/** The text that marks optional fields comes from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { label: 'Simu', required: false, labels: { optional: 'si lazima' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Simu si lazima' })).toBeVisible();
  },
};

/** In right-to-left layouts, the error's icon is on the right. */
export const RightToLeft: Story = { ...WithAnError, tags: ['test-only'], globals: { direction: 'rtl' } };

/** The error uses the microsite theme's colours. */
export const Microsite: Story = { ...WithAnError, tags: ['test-only'], globals: { theme: 'microsite' } };
