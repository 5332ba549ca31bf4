import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import {
  endless,
  fallback,
  fill,
  longWord,
  neverSettle,
  onSheet,
  respondWithError,
  respondWithId,
} from '../story-form.js';
import { BookingForm } from './BookingForm.js';

/** A Friday far in the future, so that the stories look the same every day. */
const friday = '2999-12-27';

const visit = { Day: friday, 'Number of people': '4' };

const person = {
  'Full Name': 'Wanjiru Kamau',
  'Phone Number': '+254 700 000 000',
  'Email Address': 'wanjiru@westlands.example',
};

const meta = {
  title: 'Forms/BookingForm',
  component: BookingForm,
  // BookingForm behaves like Form, so Form's stories and tests also count as evidence for it.
  tags: ['made-of:Form'],
  decorators: [onSheet('Book a table', '46rem')],
  args: {
    times: ['12:00', '13:30', '18:00', '19:30', '21:00'],
    timesOn: {
      weekdays: {
        friday: ['12:00', '18:00', '19:30', '21:00'],
        saturday: ['18:00', '19:30', '21:00'],
      },
    },
    closedWeekdays: ['monday'],
    firstDay: '2999-12-01',
    lastDay: '2999-12-31',
    timeZone: 'Africa/Nairobi',
  },
  parameters: {
    docs: {
      description: {
        component: `A booking request with a day, a time and a number of people, which the business then confirms.

**Use it** for a table, an appointment or a showroom visit: days, times and limits come from the data.

**Do not use it** where a booking must be confirmed immediately: the form does not know which times are taken, so two visitors can ask for the same one. For a project without a date, use \`QuoteForm\`.

**Content.** \`times\` lists all times; \`timesOn\` says which of them each weekday or a single date offers; a weekday missing from its \`weekdays\` offers none. \`locations\` asks for one of several branches. A branch that is open on other days, or at other times, has its own \`times\`, \`timesOn\`, \`closedWeekdays\` or \`closedDates\`; those that it doesn’t set are the form’s. \`firstDay\` and \`lastDay\` are dates, or a number of days from today in the place’s \`timeZone\`. \`labels\` adapt it to a business: “Patients” instead of “Number of people”.

**Server.** Use \`createFormSchema(createBookingForm(options))\` with the same options; for \`agency-enquiries\`, add \`createBookingForm(options)\` to its forms. The server rejects days on which the chosen branch is closed, and times that are not offered there on the day.

**Without JavaScript** all times are shown, with a hint that lists each branch’s own, and the server says if the day or the time is not offered. If \`times\` is empty, a sentence and \`contact\` replace the form.

**Sending**, drafts, steps and the offline queue are described under \`Form\`.

**Parts.**

- **Location:** Only if there are several: radio buttons, or a select for more than seven.
- **Day:** A native date field with its limits; its hint names the closed weekdays, first for each branch and then for the chosen one.
- **People:** A number with its limits.
- **Times:** Radio buttons for the chosen branch and day, or a sentence.
- **Messages:** A status and an alert, present before their first message.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The fields, then the button. |
| ↑ ↓ ← → | On a location or a time: chooses the previous or next one. |`,
      },
    },
  },
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in fields, including the date, which browsers don't accept from the clipboard. */
async function fillIn(root: HTMLElement, values: Record<string, string>) {
  const { Day: day, ...others } = values;
  if (day) await fireEvent.input(within(root).getByLabelText('Day'), { target: { value: day } });
  await fill(root, others);
}

/** Until a day is chosen, a sentence is shown instead of the times. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a day to see its times.')).toBeVisible();
  },
};

/** The chosen day's times are in a grid. */
export const WithTimes: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvasElement, visit);
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: '19:30' }));
  },
};

/** When there are no times at all, a sentence with other contact options replaces the form. */
export const Empty: Story = {
  args: { times: [], contact: { phone: '+254 700 000 000', email: 'info@shangwe.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: '+254 700 000 000' })).toBeVisible();
  },
};

/** The errors name each field and say what to write, or why the day can't be chosen. */
export const Errors: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvasElement, { Day: '2999-12-30', 'Number of people': '40' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for this time' }));
    await expect(canvas.getByRole('group', { name: '6 fields need another look' })).toHaveFocus();
    await expect(canvas.getByLabelText('Day')).toHaveAccessibleDescription(
      /^We are closed on Mondays\. Choose another day\./,
    );
  },
};

/** While the request is being sent, its fields can't be changed and the button says that it is being sent. */
export const Sending: Story = {
  args: { onSubmit: neverSettle, timeoutMs: endless },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvasElement, { ...visit, ...person });
    await userEvent.click(canvas.getByRole('radio', { name: '19:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for this time' }));
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** After a success, a panel replaces the fields and says that this isn't a booking yet. */
export const Sent: Story = {
  tags: ['wcag:4.1.3'],
  args: { onSubmit: respondWithId, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvasElement, { ...visit, ...person });
    await userEvent.click(canvas.getByRole('radio', { name: '19:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for this time' }));
    const thanks = await canvas.findByRole('heading', { name: 'Thank you! We have your request.' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.getByText('It is a request, and not yet a booking.')).toBeVisible();
    await expect(canvas.getByText('7F3A-92C1')).toBeVisible();
  },
};

/** After a failure, all choices are kept, and other ways to send them are offered. */
export const Failed: Story = {
  tags: ['wcag:3.3.7'],
  args: { onSubmit: respondWithError, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvasElement, { ...visit, ...person });
    await userEvent.click(canvas.getByRole('radio', { name: '19:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for this time' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('There was an error'));
    await expect(canvas.getByRole('radio', { name: '19:30' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Time: 19:30')),
    );
  },
};

/** The first of two steps asks about the visit and, with several branches, which one to book. */
export const InSteps: Story = {
  args: { steps: true, locations: ['Westlands', 'Karen', 'Mombasa Road'] },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, visit);
    await expect(canvas.getByText('Step 1 of 2')).toBeVisible();
  },
};

/** Long labels, times and hints wrap. */
export const LongText: Story = {
  args: {
    times: [longWord, '12:00'],
    timesOn: undefined,
    hint: longWord,
    labels: { visit: longWord, date: longWord, guests: longWord, submit: longWord },
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** On a night band, the fields and times are legible. */
export const Night: Story = { ...WithTimes, parameters: { tone: 'night' } };

/** With several branches, the first question is which one to book. */
export const Locations: Story = {
  tags: ['test-only'],
  args: { locations: ['Westlands', 'Karen', 'Mombasa Road'] },
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Location' }));
    await expect(group.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(group.getByRole('radio', { name: 'Karen' }));
  },
};

/** Branches with their own days and times: until one is chosen, the hint says when each is closed. */
export const LocationsWithOwnDays: Story = {
  tags: ['test-only'],
  args: {
    locations: [
      {
        value: 'karen',
        label: 'Karen',
        times: ['11:00', '15:30'],
        closedWeekdays: ['monday', 'friday'],
      },
      { value: 'westlands', label: 'Westlands' },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const day = canvas.getByLabelText('Day');
    await expect(day).toHaveAccessibleDescription('Karen: closed on Monday and Friday. Westlands: closed on Monday.');
    await fillIn(canvasElement, { Day: friday });
    await expect(canvas.getByText('Choose a location and a day to see the times.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Westlands' }));
    await expect(canvas.getByRole('radio', { name: '19:30' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Karen' }));
    await expect(day).toHaveAccessibleDescription('Closed on Monday and Friday.');
    await expect(canvas.getByText('We have no times on this day. Choose another day.')).toBeVisible();
    await fillIn(canvasElement, { Day: '2999-12-26' });
    await userEvent.click(canvas.getByRole('radio', { name: '15:30' }));
  },
};

/** A day with no times shows a sentence saying so. */
export const DayWithoutTimes: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, { Day: '2999-12-24' });
    await expect(canvas.getByText('We have no times on this day. Choose another day.')).toBeVisible();
  },
};

/**
 * By keyboard, each step is validated, the next step's heading gets focus, and the request is sent only once.
 */
export const StepsByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: { steps: true, onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    const tabTo = async (element: HTMLElement) => {
      for (let stops = 0; element !== document.activeElement && stops < 20; stops += 1) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await tabTo(canvas.getByLabelText('Day'));
    await fireEvent.input(canvas.getByLabelText('Day'), { target: { value: friday } });
    await tabTo(canvas.getByLabelText('Number of people'));
    await userEvent.keyboard('4');
    await tabTo(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    const error = canvas.getByRole('link', { name: 'Time: choose one of the times of this day' });
    await tabTo(error);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: '12:00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '19:30' })).toBeChecked();
    await tabTo(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Step 2 of 2 About you'));
    for (const [label, value] of Object.entries(person)) {
      await tabTo(canvas.getByLabelText(label));
      await userEvent.keyboard(value);
    }
    await tabTo(canvas.getByRole('button', { name: 'Ask for this time' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const thanks = await canvas.findByRole('heading', { name: 'Thank you! We have your request.' });
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};

/** In right-to-left layouts, the form is mirrored. */
export const RightToLeft: Story = { ...WithTimes, tags: ['test-only'], globals: { direction: 'rtl' } };

/** The fields and times use the microsite theme's colours. */
export const Microsite: Story = { ...WithTimes, tags: ['test-only'], globals: { theme: 'microsite' } };
