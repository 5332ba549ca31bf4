import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AgencyLink } from '../../primitives/index.js';
import { expectTextInside } from '../../story-text.js';
import {
  fallback,
  fill,
  longWord,
  onSheet,
  respondWithError,
  respondWithId,
  valuesOf,
  whileSending,
} from '../story-form.js';
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
  // Behaves like Form, so Form's stories and tests count as evidence for it too.
  tags: ['made-of:Form'],
  decorators: [onSheet('Quote request', '46rem')],
  args: {
    hint: (
      <>
        We use these details only to answer you. See our <AgencyLink href="/privacy-policy">Privacy Policy</AgencyLink>.
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The quote request form, for a \`FormCard\` in \`HowItWorks\`.

**Use it** on its own page, or at the end of one: in a \`FormCard\` in a \`Container\` in a \`Section\`. Set \`draftKey\`, so that a long request survives a reload.

**Do not use it** for short enquiries: use \`ServiceContactForm\`.

**Content.** Lists of up to fifteen options; a request of any length. \`projectType\` and \`budget\` take the values of \`serviceOptions\` and \`budgetOptions\`, whatever the options’ labels are. \`services\` and \`budgets\` replace these lists; on the server, \`createFormSchema(createQuoteForm({ services, budgets }))\` uses the same ones. With an empty \`budgets\` the form has no budget field.

**Sending**, drafts and the offline queue are described under \`Form\`; success as under \`ServiceContactForm\`. The values match \`quoteRequestSchema\` from \`agency-ui/schemas\`.

**Validation.** An error summary at the top also lists all errors. It takes focus, and each entry links to its field.

**Card.** The perforation between its halves extends to the card’s edges if the card sets their distance in \`--agency-form-bleed\`.

**Parts.**

- **Summary:** Appears on errors: counts them and links to each field.
- **Fields:** In one column, in order; each with its label, message and hint.
- **Button:** Shows progress while sending; never loses focus.
- **Messages:** A status and an alert, present before their first message.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The fields, then the button. |
| Enter | In a single-line field: submits the form. On a summary entry: moves to its field. |`,
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

/** Fields about the visitor and fields about the job form two groups, with a perforated line between them. */
export const Default: Story = {};

/** All fields are filled in. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, request);
    await expect(valuesOf(canvasElement)).toEqual(values);
  },
};

/** A summary lists five errors with links, and each field shows its own. */
export const Errors: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
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

/** While the request is being sent, its fields can't be changed and the button says that it is being sent. */
export const Sending: Story = whileSending(request, 'Submit request', 'Submitting...');

/** After a success, a toast thanks the visitor and a panel replaces the fields. */
export const Sent: Story = {
  tags: ['wcag:4.1.3'],
  args: { onSubmit: respondWithId, fallback, nextSteps: 'You’ll hear back within 24 hours.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, request);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
    const toast = within(await page.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(toast.getByText('Quote request submitted')).toBeVisible());
    await expect(toast.getByText('Thank you for your request.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Quote request submitted' })).toHaveFocus());
    await expect(canvas.getByText('7F3A-92C1')).toBeVisible();
    await expect(canvas.getByText('Request sent. Thank you!')).toBeVisible();
  },
};

/** After a failure, the input is kept, and a message offers WhatsApp and e-mail instead. */
export const Failed: Story = {
  tags: ['component:ToastProvider', 'wcag:3.3.1', 'wcag:3.3.7', 'wcag:4.1.3'],
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

/** Long labels, hints and errors wrap inside the form. */
export const LongText: Story = {
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

/** On a night band, the form has no card and its errors are legible. */
export const Night: Story = { ...Errors, parameters: { tone: 'night' } };

/** Lists of services and budgets replace the options and the submitted values. */
export const OwnLists: Story = {
  tags: ['test-only'],
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

/** With an empty list of budgets, the form has no budget field. */
export const WithoutBudgets: Story = {
  tags: ['test-only'],
  args: { budgets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/Estimated Budget/)).toBeNull();
    await expect(canvas.getByLabelText('Project Details')).toBeVisible();
  },
};

/** A link in the summary moves focus to its field, and the summary disappears once all fields are valid. */
export const SummaryLeadsToTheFields: Story = {
  tags: ['test-only', 'wcag:2.4.3'],
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

/** The sender receives all values, with empty strings for optional fields. */
export const HandsOverTheValues: Story = {
  tags: ['test-only'],
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

/** Errors are laid out correctly in right-to-left layouts. */
export const RightToLeft: Story = { ...Errors, tags: ['test-only'], globals: { direction: 'rtl' } };

/** Errors use the microsite theme's colours. */
export const Microsite: Story = { ...Errors, tags: ['test-only'], globals: { theme: 'microsite' } };
