import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { pressKey } from '../../story-keyboard.js';
import { expectTextInside } from '../../story-text.js';
import { longWord, onSheet } from '../story-form.js';
import { RangeField } from './RangeField.js';

const meta = {
  title: 'Forms/RangeField',
  component: RangeField,
  args: {
    label: 'About how many guests?',
    name: 'guests',
    min: 50,
    max: 2000,
    step: 50,
    defaultValue: 300,
    unit: 'guests',
  },
  decorators: [onSheet('About the day', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A rough amount on a slider, with its number above.

**Use it** where an estimate is enough and the limits are meaningful: guests, a budget, a distance. In a \`Form\`, add a field of kind \`range\` to the definition.

**Do not use it** for an exact number (use a field of kind \`number\`), nor where the question may be left unanswered: a slider always has a value.

**Content.** A question as the label, and a \`unit\` in the plural. Ten to forty steps.

**Attributes.** \`ref\`, \`className\`, \`id\` and every other attribute are passed to the \`input\`. Without JavaScript the number above is omitted, since it could not be updated; the minimum and maximum stay.

**Parts.**

- **Label:** Names the slider.
- **Number:** The value with its unit; part of the slider’s announced value.
- **Slider:** A native slider.
- **Ends:** The minimum and the maximum.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The slider. |
| ↑ ↓ ← → | One step. |
| Home, End | The minimum, the maximum. |`,
      },
    },
  },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number with its unit is above the slider, and the minimum and maximum are below. */
export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:4.1.2'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'About how many guests?' });
    await expect(slider).toHaveValue('300');
    await expect(slider).toHaveAttribute('aria-valuetext', '300 guests');
  },
};

/** Without a unit, the number stands alone, here with a hint. */
export const WithAHint: Story = { args: { unit: undefined, hint: 'A guess will do.' } };

/** An error with an icon is below the slider. */
export const WithAnError: Story = {
  tags: ['wcag:3.3.1'],
  args: { error: 'Guests: write a whole number from 50 to 2000 in steps of 50' },
};

/** A long label and a long unit wrap. */
export const LongText: Story = {
  args: { label: longWord.repeat(2), unit: longWord.repeat(2) },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** On a night band, the number and slider are light. */
export const Night: Story = { parameters: { tone: 'night' } };

/** The number follows the slider, which the arrow keys move. */
export const NumberFollows: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  args: { defaultValue: 1150 },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const moveTo = (value: string) => () => void fireEvent.input(slider, { target: { value } });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await pressKey('ArrowUp', moveTo('1200'));
    await waitFor(() => expect(canvas.getByText('1,200 guests')).toBeVisible());
    await expect(slider).toHaveAttribute('aria-valuetext', '1,200 guests');
    await pressKey('End', moveTo('2000'));
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '2,000 guests'));
  },
};

/** In right-to-left layouts, the minimum is on the right. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' } };

/** The slider uses the microsite theme's colours. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
