import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import { fallback, fill, longWord, onSheet, respondWithError, valuesOf, withoutScripts } from '../story-form.js';
import { ContactMessageForm } from './ContactMessageForm.js';

const message = {
  Name: 'Wanjiru Kamau',
  Email: 'wanjiru@westlands.example',
  Subject: 'A roadshow in March',
  Message: 'Three towns, two days each. What would that take?',
};

const meta = {
  title: 'Forms/ContactMessageForm',
  component: ContactMessageForm,
  decorators: [onSheet('Send Us A Message')],
  parameters: {
    docs: {
      description: {
        component: `The message form of the home page, for the \`form\` slot of \`ContactSection\`.

**Use it** for general messages. Set an \`action\`, so that it can be sent without JavaScript.

**Do not use it** for quote requests: use \`QuoteForm\`. At the end of a service page use \`ServiceContactForm\`, on the contact page \`ContactPageForm\`.

**Content.** Three fields and no headline: the section adds one above it. Labels of one or two words keep two fields in a row.

**Sending**, drafts, the offline queue and the statuses are described under \`Form\`. Without \`onSubmit\` it waits \`simulatedDelay\` ms and succeeds. With an \`action\` it posts natively before hydration and without JavaScript. Without an \`action\` it cannot be sent if JavaScript is off: a sentence with the \`contact\` details, \`{ phone, email }\`, replaces the button. The values match \`contactMessageSchema\` of \`agency-ui/schemas\`, for validation on the server.

**Success.** The notice shows for five seconds, and a line stays. A failure message stays until the next attempt; the input is kept.

**Keyboard.** Enter in a single-line field submits. On submit each error shows under its field, and the first invalid field takes focus. It is validated again as the visitor edits it.`,
      },
    },
  },
} satisfies Meta<typeof ContactMessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(fields.map((field) => [field.name, field.required, field.autocomplete])).toEqual([
      ['name', true, 'name'],
      ['email', true, 'email'],
      ['subject', true, ''],
      ['message', true, ''],
    ]);
    await expect(canvas.getByLabelText('Message')).toHaveAttribute('rows', '4');
    await expect(canvas.getByText('All four fields are required.')).toBeVisible();
    // Both live regions exist before their first message.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** Without `action` and JavaScript, contact details replace the button. */
export const WithoutScripts: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send Message' });
    await withoutScripts(async () => {
      await expect(button).not.toBeVisible();
    });
    await expect(button).toBeVisible();
  },
};

/** The browser posts the form. */
export const WithoutScriptsButWithAction: Story = {
  args: { action: '/api/enquiries' },
  play: async ({ canvas }) => {
    await withoutScripts(async () => {
      await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeVisible();
    });
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, message);
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const fields = canvas.getAllByRole('textbox');
    await expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true', 'true']);
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(canvas.getByLabelText('Subject')).toHaveAccessibleDescription('Subject is required');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Message is required');
  },
};

export const MendsAsTheVisitorDoes: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await fill(canvasElement, { ...message, Email: 'wanjiru@westlands' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    // The error disappears with the correcting key stroke, and returns only on blur.
    await userEvent.type(email, '.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Invalid email address');
  },
};

export const WhiteSpaceIsNothing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { ...message, Subject: ' \u00a0 ' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByLabelText('Subject')).toHaveAccessibleDescription('Subject is required');
  },
};

export const Succeeded: Story = {
  args: { simulatedDelay: 20 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Thank you! Your message has been sent successfully.'),
    );
    await expect(valuesOf(canvasElement)).toEqual(['', '', '', '']);
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveFocus();
  },
};

export const LeavesALineBehind: Story = {
  args: { simulatedDelay: 20, noticeDuration: 200 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getByText('Message sent. We reply within 24 hours.')).toBeVisible();
  },
};

export const HandsOverTheValues: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { ...message, Name: '  Wanjiru Kamau ' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Wanjiru Kamau',
        email: 'wanjiru@westlands.example',
        subject: 'A roadshow in March',
        message: 'Three towns, two days each. What would that take?',
      },
      expect.objectContaining({ website: '' }),
    );
  },
};

const failed = 'There was an error sending your message. Please try again.';

export const Failed: Story = {
  args: { onSubmit: respondWithError, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failed));
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('text='),
    );
  },
};

export const OtherWords: Story = {
  args: {
    labels: {
      name: 'Jina',
      email: 'Barua pepe',
      subject: 'Mada',
      message: 'Ujumbe',
      nameError: 'Andika jina',
      required: 'Jaza sehemu zote.',
      submit: 'Tuma ujumbe',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tuma ujumbe' }));
    await expect(canvas.getByLabelText('Jina')).toHaveAccessibleDescription('Andika jina');
  },
};

export const LongWords: Story = {
  args: {
    labels: {
      name: longWord,
      email: longWord,
      nameError: longWord,
      required: `${longWord} ${longWord}`,
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

/** On a dark background, without its white card. */
export const Night: Story = { ...Errors, parameters: { ground: 'night' } };

export const Playground: Story = {};
