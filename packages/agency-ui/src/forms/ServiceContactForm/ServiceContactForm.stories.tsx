import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { fallback, fill, longWord, onSheet, respondWithError, valuesOf } from '../story-form.js';
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
  decorators: [onSheet('Printing enquiry', '36rem')],
  parameters: {
    docs: {
      description: {
        component: `The short enquiry form at the end of a service page, for the slot of \`QuoteBand\`.

**Use it** next to the content that the enquiry is about.

**Do not use it** for quote requests: use \`QuoteForm\`. On the contact page use \`ContactPageForm\`.

**Content.** A name of at least two characters, an email address, a message of at least ten; no more fields, to keep it short.

**Sending**, drafts and the offline queue are described under \`Form\`. Without \`onSubmit\` the values are logged to the console. With a \`ToastProvider\`, success shows as a toast and a line in the form; without one the form shows everything in place.

**Validation.** Each field shows its error below, and the first invalid one takes focus.

**Keyboard.** Enter in a single-line field submits.`,
      },
    },
  },
} satisfies Meta<typeof ServiceContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, inquiry);
    await expect(valuesOf(canvasElement)).toEqual(Object.values(inquiry));
  },
};

export const Errors: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { Name: 'O', Email: 'otieno@kisumu', Message: 'Ten signs' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Message is too short');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(valuesOf(canvasElement)).toEqual(['O', 'otieno@kisumu', 'Ten signs']);
  },
};

/** The default simulation: a console message, a toast, empty fields. */
export const Succeeded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = spyOn(console, 'log').mockImplementation(() => {});
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    const toast = within(await page.findByRole('region', { name: /Notifications/ }));
    await waitFor(() => expect(toast.getByText('Inquiry Submitted')).toBeVisible());
    await expect(toast.getByText("Thank you! We'll get back to you shortly.")).toBeVisible();
    await expect(log).toHaveBeenCalledWith({
      name: 'Otieno',
      email: 'otieno@kisumu.example',
      message: 'Two thousand programmes for a gala, by June.',
    });
    log.mockRestore();
    await expect(valuesOf(canvasElement)).toEqual(['', '', '']);
    await expect(canvas.getByText('Enquiry sent. We’ll reply by email.')).toBeVisible();
  },
};

export const SaysItInPlaceWithoutToasts: Story = {
  args: { onSubmit: () => Promise.resolve() },
  parameters: { toasts: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, inquiry);
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Inquiry Submitted.*get back to you/));
  },
};

export const Failed: Story = {
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

export const LongWords: Story = {
  args: { labels: { name: longWord, nameError: longWord, required: longWord, submit: longWord } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectTextInside(canvasElement);
  },
};

export const RightToLeft: Story = { ...Errors, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...Errors, globals: { theme: 'microsite' } };

export const Night: Story = { ...Errors, parameters: { ground: 'night' } };

export const Playground: Story = {};
