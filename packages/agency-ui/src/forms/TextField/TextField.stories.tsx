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

**Content.** A label of one to three words, never a placeholder instead. Fields are required by default: an optional one says *optional*. A hint of one sentence.

**Attributes.** \`ref\`, \`className\`, \`id\` and every other attribute reach the \`input\`. \`error\` sets \`aria-invalid\`; error and hint are its accessible description.

**Keyboard.** As in the browser.`,
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email Address' });
    await expect(field).toBeRequired();
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Filled: Story = { args: { defaultValue: 'events@westlands.example' } };

export const ShowsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('textbox')).outlineStyle).toBe('solid');
  },
};

export const WithAnError: Story = {
  args: { defaultValue: 'events@westlands', error: 'Invalid email address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid email address');
  },
};

export const OptionalWithAHint: Story = {
  args: { label: 'Phone Number', type: 'tel', required: false, hint: 'Only if we may ring you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone Number optional' })).toHaveAccessibleDescription(
      'Only if we may ring you.',
    );
  },
};

/** The description is the error, then the hint, then the caller's own. */
export const DescribedByAll: Story = {
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

export const OtherWords: Story = {
  args: { label: 'Simu', required: false, labels: { optional: 'si lazima' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Simu si lazima' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { label: `${longWord} ${longWord}`, error: longWord + longWord, hint: longWord + longWord, required: false },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const RightToLeft: Story = { ...WithAnError, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...WithAnError, globals: { theme: 'microsite' } };

export const Night: Story = { ...WithAnError, parameters: { ground: 'night' } };

export const Playground: Story = {};
