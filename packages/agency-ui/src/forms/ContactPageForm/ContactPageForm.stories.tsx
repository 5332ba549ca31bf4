import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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
import { ContactPageForm } from './ContactPageForm.js';

const inquiry = {
  'First Name': 'Wanjiru',
  'Last Name': 'Kamau',
  'Email Address': 'wanjiru@westlands.example',
  'Phone Number': '0700 000 000',
  'Company Name': 'Kamau & Daughters',
  'Service of Interest': 'Brand Identity',
  Message: 'We are renaming ourselves, and would like a sign.',
};

const values = [
  'Wanjiru',
  'Kamau',
  'wanjiru@westlands.example',
  '0700 000 000',
  'Kamau & Daughters',
  'brand-identity',
  'We are renaming ourselves, and would like a sign.',
  false,
];

const page = within(document.body);

const meta = {
  title: 'Forms/ContactPageForm',
  component: ContactPageForm,
  // Behaves like Form, so Form's stories and tests count as evidence for it too.
  tags: ['made-of:Form'],
  decorators: [onSheet('Write to us', '46rem')],
  parameters: {
    docs: {
      description: {
        component: `The contact page’s enquiry form: name, contact details, interest and message.

**Use it** once, on a \`FormCard\`. Set an \`action\`, so that it can be sent without JavaScript.

**Do not use it** for quote requests: use \`QuoteForm\`. On the home page use \`ContactMessageForm\`.

**Content.** Up to ten interests in the list, each of one to four words. \`interests\` replaces the list, and \`createFormSchema(createContactForm({ interests }))\` is the matching schema. Newsletter consent requires ticking its box.

**Sending**, drafts and the offline queue are described under \`Form\`; success as under \`ServiceContactForm\`, the error summary as under \`QuoteForm\`. The values match \`contactInquirySchema\` from \`agency-ui/schemas\`.

**Parts.**

- **Summary:** Appears on errors: counts them and links to each field.
- **Fields:** In one column, in order; each with its label, message and hint.
- **Button:** Shows progress while sending; never loses focus.
- **Messages:** A status and an alert, present before their first message.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The fields, then the button. |
| Enter | In a single-line field: submits the form. |`,
      },
    },
  },
} satisfies Meta<typeof ContactPageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name, contact details, interest, message and newsletter have visible labels. */
export const Default: Story = {
  tags: ['wcag:3.3.2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Send me the newsletter as well' })).not.toBeChecked();
    const list = canvas.getByLabelText('Service of Interest');
    await expect(
      within(list)
        .getAllByRole<HTMLOptionElement>('option')
        .map((option) => option.value),
    ).toEqual([
      '',
      'experiential-marketing',
      'events',
      'expos',
      'production',
      'staff-engagement',
      'brand-identity',
      'other',
    ]);
  },
};

/** All fields are filled in. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, inquiry);
    await expect(valuesOf(canvasElement)).toEqual(values);
  },
};

/** A summary lists six errors with links, and each field shows its own. */
export const Errors: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { 'Phone Number': 'call me' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const summary = canvas.getByRole('group', { name: '6 fields need another look' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Last name is required' }));
    await expect(canvas.getByLabelText('Last Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Phone Number optional')).toHaveAccessibleDescription(/^Invalid phone number/);
  },
};

/** While the enquiry is being sent, its fields can't be changed and the button says that it is being sent. */
export const Sending: Story = whileSending(inquiry, 'Send Message');

/** After a success, a toast thanks the visitor and a panel replaces the fields. */
export const Sent: Story = {
  tags: ['wcag:4.1.3'],
  args: { onSubmit: respondWithId, fallback, nextSteps: 'You’ll hear back within 24 hours.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const toast = within(await page.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(toast.getByText('Inquiry Submitted')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Inquiry Submitted' })).toHaveFocus());
    await expect(canvas.getByText('7F3A-92C1')).toBeVisible();
    await expect(canvas.getByText('Message sent. Thank you!')).toBeVisible();
  },
};

/** After a failure, the input is kept, and a message offers WhatsApp and e-mail instead. */
export const Failed: Story = {
  tags: ['wcag:3.3.7', 'wcag:4.1.3'],
  args: { onSubmit: respondWithError, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('There was an error sending your message.'),
    );
    await expect(valuesOf(canvasElement)).toEqual(values);
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('text='),
    );
  },
};

/** Long labels wrap inside the form. */
export const LongText: Story = {
  args: { labels: { firstName: longWord, company: longWord, newsletter: longWord, submit: longWord } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectTextInside(canvasElement);
  },
};

/** On a night band, the form has no card and its errors are legible. */
export const Night: Story = { ...Errors, parameters: { tone: 'night' } };

/** A hint below the list says which interest to choose for a service that isn’t in it. */
export const InterestHint: Story = {
  args: { labels: { interestHint: 'For printing, choose “Other”.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Service of Interest')).toHaveAccessibleDescription(
      'For printing, choose “Other”.',
    );
  },
};

/** A list of interests replaces the options and the submitted values. */
export const OwnInterests: Story = {
  tags: ['test-only'],
  args: { onSubmit: fn(() => Promise.resolve()), interests: ['Cakes', 'Bread for a shop'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { ...inquiry, 'Service of Interest': 'Bread for a shop' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ interest: 'Bread for a shop' }),
        expect.anything(),
      ),
    );
  },
};

/** The sender receives all values, including consent to the newsletter. */
export const SubmitsTheNewsletter: Story = {
  tags: ['test-only'],
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send me the newsletter as well' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        firstName: 'Wanjiru',
        lastName: 'Kamau',
        email: 'wanjiru@westlands.example',
        phone: '0700 000 000',
        company: 'Kamau & Daughters',
        interest: 'brand-identity',
        message: 'We are renaming ourselves, and would like a sign.',
        newsletter: true,
      },
      expect.objectContaining({ website: '' }),
    );
  },
};

/** Errors are laid out correctly in right-to-left layouts. */
export const RightToLeft: Story = { ...Errors, tags: ['test-only'], globals: { direction: 'rtl' } };

/** Errors use the microsite theme's colours. */
export const Microsite: Story = { ...Errors, tags: ['test-only'], globals: { theme: 'microsite' } };
