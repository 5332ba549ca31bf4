import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AgencyLink } from '../../primitives/index.js';
import { expectTextInside } from '../../story-text.js';
import { fallback, fill, longWord, onSheet, respondWithError, valuesOf } from '../story-form.js';
import { QuoteForm } from './QuoteForm.js';

const request = {
  'Full Name': 'Wanjiru Kamau',
  'Company Name': 'Kamau & Daughters',
  'Email Address': 'wanjiru@westlands.example',
  'Phone Number': '+254 700-000-000',
  'Service of Interest': 'Event Planning & Management',
  'Estimated Budget': '$10,000 - $25,000',
  'Project Details': 'An end-of-year party for 200 people, in December.',
};

const values = [
  'Wanjiru Kamau',
  'Kamau & Daughters',
  'wanjiru@westlands.example',
  '+254 700-000-000',
  'events',
  '10000-25000',
  'An end-of-year party for 200 people, in December.',
];

const page = within(document.body);

const meta = {
  title: 'Forms/QuoteForm',
  component: QuoteForm,
  decorators: [onSheet('Quote request', '46rem')],
  args: {
    hint: (
      <>
        We use these details only to answer you. See our <AgencyLink href="/privacy-policy">Privacy Policy</AgencyLink>.
      </>
    ),
  },
  argTypes: { hint: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `The quote request form, for a \`FormCard\` in \`HowItWorks\`.

**Use it** on its own page, or at the end of one: in a \`FormCard\` in a \`Container\` in a \`Section\`. Set \`draftKey\`, so that a long request survives a reload.

**Do not use it** for short enquiries: use \`ServiceContactForm\`.

**Content.** Lists of up to fifteen options; a request of any length. \`projectType\` and \`budget\` have the values of \`serviceInterests\` and \`budgetRanges\`, whatever the labels of the lists. \`services\` and \`budgets\` replace these lists; \`createQuoteRequestSchema\` makes the schema from the same lists. With an empty \`budgets\` the form has no budget field.

**Sending**, drafts and the offline queue are described under \`Form\`; success as under \`ServiceContactForm\`. The values match \`quoteRequestSchema\` of \`agency-ui/schemas\`.

**Validation.** An error summary at the top also lists all errors. It takes focus, and each entry links to its field.

**Card.** The perforation between its halves extends to the edges of a card that sets their distance in \`--agency-form-bleed\`.

**Keyboard.** Enter in a single-line field submits. Enter on an entry of the error summary moves focus to its field.`,
      },
    },
  },
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(optionsOf(canvas.getByLabelText('Service of Interest'))).toEqual([
      'Choose a service',
      'Experiential Marketing',
      'Event Planning & Management',
      'Expos & Trade Shows',
      'Media Production',
      'Staff Engagement',
      'Brand Identity',
      'Other',
    ]);
    await expect(optionsOf(canvas.getByLabelText('Estimated Budget optional'))).toEqual([
      'Choose a range',
      'Under $5,000',
      '$5,000 - $10,000',
      '$10,000 - $25,000',
      '$25,000 - $50,000',
      '$50,000+',
    ]);
    const optional = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')].filter(
      (field) => !field.hasAttribute('required'),
    );
    await expect(optional.map((field) => field.getAttribute('name'))).toEqual(['company', 'budget']);
    await expect(canvas.getByRole('group', { name: 'About you' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'About the job' })).toBeVisible();
  },
};

/** The options of a bakery. The submitted values match `createQuoteRequestSchema` with the same options. */
export const ListsOfAnotherTrade: Story = {
  args: {
    onSubmit: fn(() => Promise.resolve()),
    services: [
      { value: 'wedding-cake', label: 'A wedding cake' },
      { value: 'shop-bread', label: 'Bread for a shop' },
    ],
    budgets: ['Up to KES 20,000', 'More than KES 20,000'],
    labels: { projectType: 'What shall we bake?' },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(optionsOf(canvas.getByLabelText('What shall we bake?'))).toEqual([
      'Choose a service',
      'A wedding cake',
      'Bread for a shop',
    ]);
    const { 'Service of Interest': _, ...others } = request;
    await fill(canvasElement, {
      ...others,
      'What shall we bake': 'Bread for a shop',
      'Estimated Budget': 'Up to KES 20,000',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ projectType: 'shop-bread', budget: 'Up to KES 20,000' }),
      expect.anything(),
    );
  },
};

export const WithoutBudgets: Story = {
  args: { budgets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Estimated Budget/)).toBeNull();
    await expect(canvas.getByLabelText('Project Details')).toBeVisible();
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, request);
    await expect(valuesOf(canvasElement)).toEqual(values);
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    const summary = canvas.getByRole('group', { name: '5 fields need another look' });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name is required',
      'Invalid email address',
      'Invalid phone number',
      'Choose a service',
      'Project details are required',
    ]);
    await expect(canvas.getByLabelText('Phone Number')).toHaveAccessibleDescription('Invalid phone number');
    await expect(canvas.getByLabelText('Project Details')).toHaveAccessibleDescription(
      /^Project details are required What it is/,
    );
  },
};

export const SummaryLeadsToTheFields: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = location.href;
    await fill(canvasElement, { ...request, 'Phone Number': '12' });
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Invalid phone number' }));
    const phone = canvas.getByLabelText('Phone Number');
    await expect(phone).toHaveFocus();
    await expect(location.href).toBe(before);
    await userEvent.clear(phone);
    await userEvent.paste('0712-345 678');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByRole('group', { name: /another look/ })).toBeNull();
  },
};

export const Succeeded: Story = {
  args: { simulatedDelay: 20 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, request);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    const toast = within(await page.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(toast.getByText('Quote request submitted')).toBeVisible());
    await expect(toast.getByText("We'll get back to you shortly with a customized quote")).toBeVisible();
    await expect(valuesOf(canvasElement)).toEqual(['', '', '', '', '', '', '']);
    await expect(canvas.getByText('Request sent. Next, we’ll call to talk it through.')).toBeVisible();
  },
};

export const HandsOverTheValues: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { 'Company Name': _company, 'Estimated Budget': _budget, ...required } = request;
    await fill(canvasElement, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Wanjiru Kamau',
        email: 'wanjiru@westlands.example',
        phone: '+254 700-000-000',
        company: '',
        projectType: 'events',
        budget: '',
        message: 'An end-of-year party for 200 people, in December.',
      },
      expect.objectContaining({ website: '' }),
    );
  },
};

export const Failed: Story = {
  args: { onSubmit: respondWithError, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, request);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('There was an error sending your request.'),
    );
    await expect(valuesOf(canvasElement)).toEqual(values);
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('text='),
    );
  },
};

export const LongWords: Story = {
  args: {
    hint: longWord,
    labels: {
      aboutYou: longWord,
      name: longWord,
      company: longWord,
      nameError: longWord,
      messageHint: `${longWord} ${longWord}`,
      submit: longWord,
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectTextInside(canvasElement);
  },
};

export const RightToLeft: Story = { ...Errors, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...Errors, globals: { theme: 'microsite' } };

export const Night: Story = { ...Errors, parameters: { ground: 'night' } };

export const Playground: Story = {};
