import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { fallback, fill, longWord, onSheet, respondWithError, valuesOf, whileSending } from '../story-form.js';
import { ServiceContactForm } from './ServiceContactForm.js';

const inquiry = {
  Name: 'Otieno',
  Email: 'otieno@kisumu.example',
  Message: 'Two thousand programmes for a gala, by June.',
};

const page = within(document.body);

const meta = {
  title: 'Forms/ServiceContactForm',
  component: ServiceContactForm,
  // Behaves like Form, so Form's stories and tests count as evidence for it too.
  tags: ['made-of:Form'],
  decorators: [onSheet('Printing enquiry', '36rem')],
  parameters: {
    docs: {
      description: {
        component: `The short enquiry form at the end of a service page, for the slot of \`ContactBand\`.

**Use it** next to the content that the enquiry is about.

**Do not use it** for quote requests: use \`QuoteForm\`. On the contact page use \`ContactPageForm\`.

**Content.** A name of at least two characters, an email address, a message of at least ten; no more fields, to keep it short.

**Sending**, drafts and the offline queue are described under \`Form\`. Without \`onSubmit\` the values are logged to the console. With a \`ToastProvider\`, success shows as a toast and a line in the form; without one the form shows everything in place.

**Validation.** Each field shows its error below, and the first invalid one takes focus.

**Parts.**

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
} satisfies Meta<typeof ServiceContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three empty fields have visible labels. */
export const Default: Story = {};

/** All fields are filled in. */
export const Filled: Story = {
  tags: ['wcag:3.3.2'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, inquiry);
    await expect(valuesOf(canvasElement)).toEqual(Object.values(inquiry));
  },
};

/** Each of the three fields shows its error below, and the first has focus. */
export const Errors: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { Name: 'O', Email: 'otieno@kisumu', Message: 'Ten signs' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(/^Message is too short /);
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(valuesOf(canvasElement)).toEqual(['O', 'otieno@kisumu', 'Ten signs']);
  },
};

/** While the enquiry is being sent, its fields can't be changed and the button says that it is being sent. */
export const Sending: Story = whileSending(inquiry, 'Send enquiry');

/** After a success, a toast thanks the visitor and a panel without a reference replaces the fields. */
export const Sent: Story = {
  tags: ['wcag:4.1.3'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = spyOn(console, 'log').mockImplementation(() => {});
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    const toast = within(await page.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(toast.getByText('Inquiry Submitted')).toBeVisible());
    await expect(toast.getByText('Thank you for your message.')).toBeVisible();
    await expect(log).toHaveBeenCalledWith({
      name: 'Otieno',
      email: 'otieno@kisumu.example',
      message: 'Two thousand programmes for a gala, by June.',
    });
    log.mockRestore();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Inquiry Submitted' })).toHaveFocus());
    await expect(canvas.queryByText('Reference')).toBeNull();
    await expect(canvas.getByText('Enquiry sent. Thank you!')).toBeVisible();
  },
};

/** After a failure, the input is kept, and a message offers WhatsApp and e-mail instead. */
export const Failed: Story = {
  tags: ['component:ToastProvider', 'wcag:3.3.1', 'wcag:3.3.7', 'wcag:4.1.3'],
  args: { onSubmit: respondWithError, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('There was an error sending your enquiry.'),
    );
    await expect(valuesOf(canvasElement)).toEqual(Object.values(inquiry));
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('text='),
    );
  },
};

/** Long labels and messages wrap inside the form. */
export const LongText: Story = {
  args: { labels: { name: longWord, nameError: longWord, required: longWord, submit: longWord } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectTextInside(canvasElement);
  },
};

/** On a night band, the form has no card and its errors are legible. */
export const Night: Story = { ...Errors, parameters: { tone: 'night' } };

/** Without a `ToastProvider`, the form itself says that the enquiry was sent. */
export const WithoutToasts: Story = {
  tags: ['test-only', 'wcag:2.2.1'],
  args: { onSubmit: () => Promise.resolve() },
  parameters: { toasts: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByRole('heading', { name: 'Inquiry Submitted' })).toHaveAccessibleDescription(
      /Thank you for your message/,
    );
  },
};

/** Errors are laid out correctly in right-to-left layouts. */
export const RightToLeft: Story = { ...Errors, tags: ['test-only'], globals: { direction: 'rtl' } };

/** Errors use the microsite theme's colours. */
export const Microsite: Story = { ...Errors, tags: ['test-only'], globals: { theme: 'microsite' } };
