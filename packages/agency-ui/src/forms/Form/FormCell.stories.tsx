import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defineForm } from '../definitions/index.js';
import { onSheet } from '../story-form.js';
import { TextField } from '../TextField/index.js';
import { Form, FormCell, FormFields } from './entry.js';

const addressForm = defineForm({
  name: 'address',
  title: 'Delivery address',
  fields: {
    floor: { kind: 'text', label: 'Floor' },
    door: { kind: 'text', label: 'Door' },
    street: { kind: 'text', label: 'Street and number' },
    postcode: { kind: 'text', label: 'Postcode' },
    town: { kind: 'text', label: 'Town' },
  },
});

const meta = {
  title: 'Forms/FormCell',
  component: FormCell,
  render: (args) => (
    <Form definition={addressForm} onSubmit={() => Promise.resolve()}>
      {({ field }) => (
        <FormFields>
          <TextField {...field('floor')} />
          <TextField {...field('door')} />
          <FormCell {...args}>
            <TextField {...field('street')} />
          </FormCell>
          <TextField {...field('postcode')} />
          <TextField {...field('town')} />
        </FormFields>
      )}
    </Form>
  ),
  decorators: [onSheet('Where do we deliver?')],
  parameters: {
    docs: {
      description: {
        component: `A \`FormFields\` cell that spans all columns.

**Use it** around a field for long text, such as a street, among fields that share rows.

**Do not use it** where every field is full-width: \`FormFields\` with \`columns={1}\` does that. A \`Form\` that lays out its own definition does not need it.

**Content.** One field, or text about the fields that follow. It starts a new row, so an odd number of fields before it leaves a gap.`,
      },
    },
  },
} satisfies Meta<typeof FormCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A full-width street field between two rows of two fields. */
export const Default: Story = {};

/** Without the card, on a night band, the cell keeps its width. */
export const Night: Story = { parameters: { tone: 'night' } };

/** The cell is as wide as the form, with two columns and with one. */
export const HasTheWidthOfTheForm: Story = {
  tags: ['test-only', 'wcag:1.4.10'],
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const widthOf = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().width;
    form.style.inlineSize = '32rem';
    await expect(widthOf('Street and number')).toBeGreaterThan(2 * widthOf('Town'));
    form.style.inlineSize = '20rem';
    await expect(widthOf('Street and number')).toBe(widthOf('Town'));
  },
};
