import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { longWord, onSheet } from '../story-form.js';
import { ChoiceField } from './ChoiceField.js';

const times = ['12:00', '13:30', '18:00', '19:30', '21:00'].map((time) => ({ value: time, label: time }));

const meta = {
  title: 'Forms/ChoiceField',
  component: ChoiceField,
  args: {
    label: 'Where shall we build?',
    name: 'place',
    options: [
      { value: 'indoors', label: 'In a hall' },
      { value: 'outdoors', label: 'Under the open sky' },
      { value: 'both', label: 'Both, with a tent between them' },
    ],
    required: true,
  },
  decorators: [onSheet('About the day', '32rem')],
  parameters: {
    docs: {
      description: {
        component: `A group of radio buttons for one of several options, or of checkboxes for any number of them.

**Use it** for two to about seven options that visitors compare before they choose. In a \`Form\`, add a field of kind \`radio\` or \`checkboxes\` to the definition.

**Do not use it** for more than about seven options (use \`SelectField\`), nor for a single yes or no (use \`CheckboxField\`).

**Content.** Options of one to six words. \`arrangement="grid"\` puts short ones, such as times, in rows.

**Attributes.** \`ref\`, \`className\`, \`id\` and every other attribute are passed to the \`fieldset\`; \`name\` is passed to every option.

**Parts.**

- **Label:** The legend, which names the group; includes “optional” for optional fields.
- **Options:** Native radio buttons or checkboxes, each inside its label.
- **Message and hint:** They describe the group.
- **Empty:** \`empty\` is shown in place of the options if there are none.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The chosen or first radio button; each checkbox. |
| ↑ ↓ ← → | On a radio button: chooses the previous or next one. |
| Space | Chooses a radio button; ticks and unticks a checkbox. |`,
      },
    },
  },
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The radio buttons are stacked, and none is selected. */
export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.3.2'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Where shall we build?' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    for (const option of canvas.getAllByRole('radio')) await expect(option).not.toBeChecked();
  },
};

/** One radio button is chosen. */
export const Chosen: Story = { args: { defaultValue: 'outdoors' } };

/** With `multiple`, the options are checkboxes, and two are ticked. */
export const SeveralChoices: Story = {
  tags: ['wcag:1.3.1'],
  args: { multiple: true, defaultValue: ['indoors', 'both'], required: false, hint: 'As many as you like.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Where shall we build? optional' })).toHaveAccessibleDescription(
      'As many as you like.',
    );
  },
};

/** Short options share rows, and the chosen one has a thicker frame. */
export const InAGrid: Story = {
  args: { label: 'Time', options: times, arrangement: 'grid', defaultValue: '18:00' },
};

/** Options with words have wider columns, so that a word stays on one line. */
export const WordsInAGrid: Story = {
  args: {
    label: 'Time of day',
    options: ['Morning', 'Afternoon', 'Any time'].map((label) => ({ value: label, label })),
    arrangement: 'grid',
  },
  play: async ({ canvas }) => {
    const heightOf = (word: string) => canvas.getByText(word).getBoundingClientRect().height;
    await expect(heightOf('Afternoon')).toBe(heightOf('Any time'));
  },
};

/** The error names the field and appears below its options. */
export const WithAnError: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  args: { error: 'Where shall we build: choose one of the options' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Where shall we build: choose one of the options');
  },
};

/** If there are no options, a sentence is shown instead. */
export const Empty: Story = {
  args: { label: 'Time', options: [], empty: 'We have no times on this day. Choose another day.' },
};

/** Long labels and options wrap beside their controls. */
export const LongText: Story = {
  args: { label: longWord.repeat(2), options: [{ value: 'long', label: longWord.repeat(3) }] },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** On a night band, the options are light. */
export const Night: Story = { args: { ...InAGrid.args }, parameters: { tone: 'night' } };

/** In right-to-left layouts, the controls are on the right. */
export const RightToLeft: Story = { ...Chosen, tags: ['test-only'], globals: { direction: 'rtl' } };

/** A chosen option uses the microsite theme's colours. */
export const Microsite: Story = { ...InAGrid, tags: ['test-only'], globals: { theme: 'microsite' } };

/** Each option is at least 44 px high, and pressing its text chooses it. */
export const ChosenByItsLabel: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('In a hall');
    await expect(words.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(words);
    await expect(canvas.getByRole('radio', { name: 'In a hall' })).toBeChecked();
  },
};

/** The group is a single tab stop, and the arrow keys choose an option. */
export const ChosenByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Under the open sky' })).toBeChecked();
  },
};
