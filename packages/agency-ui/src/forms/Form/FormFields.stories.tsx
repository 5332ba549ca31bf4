import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defineForm } from '../definitions/index.js';
import { onSheet } from '../story-form.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import { Form, FormFields } from './entry.js';

const deliveryForm = defineForm({
  name: 'delivery',
  title: 'Delivery',
  fields: {
    day: { kind: 'date', label: 'Day' },
    crates: { kind: 'text', label: 'Crates' },
    street: { kind: 'text', label: 'Street' },
    town: { kind: 'text', label: 'Town' },
    notes: { kind: 'textarea', label: 'Notes', optional: true },
  },
});

const meta = {
  title: 'Forms/FormFields',
  component: FormFields,
  args: { columns: 2 },
  render: (args) => (
    <Form definition={deliveryForm} onSubmit={() => Promise.resolve()} hint="We deliver on weekdays.">
      {({ field }) => (
        <>
          <FormFields {...args}>
            <TextField {...field('day')} />
            <TextField {...field('crates')} type="number" min={1} />
            <TextField {...field('street')} />
            <TextField {...field('town')} />
          </FormFields>
          <FormFields columns={1}>
            <TextareaField {...field('notes')} />
          </FormFields>
        </>
      )}
    </Form>
  ),
  decorators: [onSheet('Order bread')],
  parameters: {
    docs: {
      description: {
        component: `The columns of a form with your own layout.

**Use it** inside the \`children\` of \`Form\`, around the fields that its controls wire up. Use several for groups with different columns: they are spaced like their fields.

**Do not use it** where the definition’s own layout fits: \`Form\` puts fields in columns by itself. Outside a form use \`Grid\`.

**Content.** Two to eight fields, in the order in which they are read and reached with Tab.

**Parts.**

- **Columns:** Two where the form is at least 30 rem wide, otherwise one; in HTML order in both cases.`,
      },
    },
  },
} satisfies Meta<typeof FormFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns of fields, and a second group with a full-width field. */
export const Default: Story = {};

/** With `columns={1}`, all fields have the full width. */
export const OneColumn: Story = { args: { columns: 1 } };

/** A form narrower than 30 rem has one column. */
export const InANarrowForm: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** Without the card, on a night band, the fields keep their columns. */
export const Night: Story = { parameters: { tone: 'night' } };

/** Two fields share a row where there is space, and stack in a narrow form. */
export const ColumnsFollowTheForm: Story = {
  tags: ['test-only', 'wcag:1.4.10'],
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const shareARow = () =>
      canvas.getByLabelText('Day').getBoundingClientRect().top ===
      canvas.getByLabelText('Crates').getBoundingClientRect().top;
    form.style.inlineSize = '32rem';
    await expect(shareARow()).toBe(true);
    form.style.inlineSize = '20rem';
    await expect(shareARow()).toBe(false);
  },
};
