import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectTextInside } from '../../story-text.js';
import {
  endless,
  fallback,
  fill,
  longWord,
  onSheet,
  respondWithError,
  respondWithId,
  valuesOf,
  whileSending,
  withoutScripts,
} from '../story-form.js';
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
  // Behaves like Form, so Form's stories and tests count as evidence for it too.
  tags: ['made-of:Form'],
  decorators: [onSheet('Send Us A Message')],
  parameters: {
    docs: {
      description: {
        component: `The home page’s message form, for the \`form\` slot of \`ContactSection\`.

**Use it** for general messages. Set an \`action\`, so that it can be sent without JavaScript.

**Do not use it** for quote requests: use \`QuoteForm\`. At the end of a service page use \`ServiceContactForm\`, on the contact page \`ContactPageForm\`.

**Content.** Three fields and no headline: the section adds one above it. Labels of one or two words let two fields share a row.

**Sending**, drafts, the offline queue and the statuses are described under \`Form\`. Without \`onSubmit\` it waits \`simulatedDelay\` ms and succeeds. With an \`action\` it posts natively before hydration and without JavaScript. Without an \`action\` it cannot be sent if JavaScript is off: a sentence with the \`contact\` details, \`{ phone, email }\`, replaces the button. The values match \`contactMessageSchema\` from \`agency-ui/schemas\`, for validation on the server.

**Success.** The notice shows for five seconds, and then one line remains. A failure message stays until the next attempt; the input is kept.

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
} satisfies Meta<typeof ContactMessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four empty fields have visible labels, and a line says that all are required. */
export const Default: Story = {
  tags: ['wcag:1.3.5', 'wcag:3.3.2'],
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

/** All fields are filled in. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, message);
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
  },
};

/** Each of the four empty fields shows its error below, and the first has focus. */
export const Errors: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
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

/** While the message is being sent, its fields can't be changed and the button says that it is being sent. */
export const Sending: Story = whileSending(message, 'Send Message');

/** After a success, a panel replaces the fields, with a notice above the values that were sent. */
export const Sent: Story = {
  tags: ['wcag:4.1.3'],
  args: { onSubmit: respondWithId, noticeDuration: endless, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const thanks = 'Thank you! Your message has been sent successfully.';
    await waitFor(() => expect(canvas.getByRole('heading', { name: thanks })).toHaveFocus());
    await expect(canvas.getByText('7F3A-92C1')).toBeVisible();
    await expect(canvas.getByText(message.Message)).toBeVisible();
    await expect(valuesOf(canvasElement)).toEqual(['', '', '', '']);
  },
};

const failed = 'There was an error sending your message. Please try again.';

/** After a failure, the input is kept, and a message offers WhatsApp and e-mail instead. */
export const Failed: Story = {
  tags: ['wcag:3.3.7', 'wcag:4.1.3'],
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

/** Long labels and messages wrap inside the form. */
export const LongText: Story = {
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

/** On a night band, the form has no card and its errors are legible. */
export const Night: Story = { ...Errors, parameters: { tone: 'night' } };

/** Without JavaScript and without an `action`, contact details replace the button. */
export const WithoutScripts: Story = {
  tags: ['test-only', 'wcag:3.3.1'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send Message' });
    await withoutScripts(async () => {
      await expect(button).not.toBeVisible();
    });
    await expect(button).toBeVisible();
  },
};

/** Without JavaScript but with an `action`, the button stays and the browser posts the form. */
export const WithoutScriptsButWithAction: Story = {
  tags: ['test-only'],
  args: { action: '/api/enquiries' },
  play: async ({ canvas }) => {
    await withoutScripts(async () => {
      await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeVisible();
    });
  },
};

/** An error disappears as soon as the input is valid, and returns only on blur. */
export const ErrorGoesOnCorrection: Story = {
  tags: ['test-only', 'wcag:3.2.2'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await fill(canvasElement, { ...message, Email: 'wanjiru@westlands' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    // The error disappears with the correcting keystroke, and returns only on blur.
    await userEvent.type(email, '.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Invalid email address');
  },
};

/** A field containing only white space counts as empty. */
export const WhiteSpaceIsEmpty: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, { ...message, Subject: ' \u00a0 ' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByLabelText('Subject')).toHaveAccessibleDescription('Subject is required');
  },
};

/** The success notice disappears after its duration, leaving a single line. */
export const KeepsALine: Story = {
  tags: ['test-only', 'wcag:2.2.1'],
  args: { simulatedDelay: 20, noticeDuration: 200 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const thanks = 'Thank you! Your message has been sent successfully.';
    const heading = await canvas.findByRole('heading', { name: thanks });
    const panelHeight = () => heading.parentElement?.getBoundingClientRect().height;
    const before = panelHeight();
    await waitFor(() => expect(heading).toHaveAccessibleName('Message sent. Thank you!'));
    await expect(panelHeight()).toBe(before);
  },
};

/** The sender receives the trimmed values. */
export const HandsOverTheValues: Story = {
  tags: ['test-only'],
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

/** The labels, errors and button take their text from `labels`. */
export const OtherWords: Story = {
  tags: ['test-only'],
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

/** Errors are laid out correctly in right-to-left layouts. */
export const RightToLeft: Story = { ...Errors, tags: ['test-only'], globals: { direction: 'rtl' } };

/** Errors use the microsite theme's colours. */
export const Microsite: Story = { ...Errors, tags: ['test-only'], globals: { theme: 'microsite' } };
