import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ContactMessageForm } from '../ContactMessageForm/index.js';
import { clickWhileOffline, fallback, fill, hangs, onSheet, refusing, rejecting, valuesOf } from '../story-form.js';

const message = {
  Name: 'Wanjiru Kamau',
  Email: 'wanjiru@westlands.example',
  Subject: 'A roadshow in March',
  Message: 'Three towns, two days each. What would that take?',
};

const text =
  'Name: Wanjiru Kamau\nEmail: wanjiru@westlands.example\nSubject: A roadshow in March\nMessage: Three towns, two days each. What would that take?';

const failed = 'There was an error sending your message. Please try again.';

const meta = {
  title: 'Forms/Form',
  component: ContactMessageForm,
  decorators: [onSheet('Send Us A Message')],
  parameters: {
    docs: {
      description: {
        component: `Behaviour that all five forms share, shown with \`ContactMessageForm\`.

**Use it** as the reference for the shared props: \`onSubmit\`, \`draftKey\`, \`fallback\`, \`onStatusChange\`, \`timeout\`.

**Do not use it** as a component: it is not exported. Use \`QuoteForm\`, \`ContactPageForm\`, \`ContactMessageForm\`, \`ServiceContactForm\` or \`NewsletterForm\`.

**Content.** Messages of one sentence that say what happens next.

**Sending.** \`onSubmit(values, { signal, idempotencyKey, elapsedMs, website })\` sends. A rejection, or a \`Response\` that is not ok, is a failure; a \`Response\` with status 422 and \`{ "issues": { "email": "…" } }\` shows errors at those fields. \`createEnquirySender({ endpoint, form })\` creates a sender for which only 201 with an id is a success. The key stays the same until an attempt succeeds, so that the server can store a repeated request once. \`website\` is an invisible field: a value indicates a bot. Unmounting does not abort a request.

**Drafts.** Set \`draftKey\` where visitors write more than a line: their input survives reloads and crashes, for at most 24 hours, in \`localStorage\`. Omit it on shared computers, such as a kiosk. Without it the browser asks before it leaves a page that is sending.

**Offline.** No set-up needed. The submission waits as \`queued\` and is sent on the \`online\` event, also after a client-side navigation. With \`draftKey\` it also survives a reload.

**After a failure.** Set \`fallback\` to offer the same text by WhatsApp or e-mail. Omit it if nobody reads those.

**States.** \`data-submission\` on the form, and \`onStatusChange\`: \`idle\`, \`submitting\`, \`queued\`, \`succeeded\`, \`failed\`. Use \`onStatusChange\` for analytics.

**Keyboard.** The links after a failure and the button that discards a draft follow the submit button.`,
      },
    },
  },
} satisfies Meta<typeof ContactMessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Submitting: Story = {
  args: { onSubmit: hangs },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('disabled');
    await expect(button).toHaveFocus();
    await expect(canvas.getByLabelText('Message')).toHaveAttribute('readonly');
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
  },
};

export const DoubleSubmit: Story = {
  args: { onSubmit: fn(hangs) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Message' }));
    await userEvent.type(canvas.getByLabelText('Subject'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { onSubmit: fn(refusing) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    const button = canvas.getByRole('button', { name: 'Send Message' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failed));
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const NetworkFailure: Story = { ...Failed, args: { onSubmit: fn(rejecting) } };

export const Timeout: Story = {
  args: { onSubmit: hangs, timeout: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failed));
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
  },
};

/** The links contain the visitor's input. */
export const FailedWithFallback: Story = {
  args: { onSubmit: refusing, fallback },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const whatsApp = new URL((await canvas.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })).href);
    await expect(whatsApp.host + whatsApp.pathname).toBe('wa.me/254700000000');
    await expect(whatsApp.searchParams.get('text')).toBe(text);
    const mail = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href);
    await expect(mail.pathname).toBe('info@shangwe.example');
    await expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveFocus();
  },
};

/** Status 422 marks the fields, with the form's own labels. */
export const RejectedByServer: Story = {
  args: {
    fallback,
    onSubmit: () => Promise.resolve(Response.json({ issues: { email: 'No such domain' } }, { status: 422 })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address'));
    await expect(email).toHaveFocus();
  },
};

/** Waits for a connection, and says so until it is sent. */
export const Queued: Story = {
  args: { onSubmit: fn(refusing), draftKey: 'story-queued' },
  play: async ({ args, canvas, canvasElement }) => {
    await fill(canvasElement, message);
    await clickWhileOffline(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('We will send this when you are back online.'),
    );
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
    await expect(canvas.getByRole('button', { name: 'Discard draft' })).toBeVisible();
    localStorage.removeItem('agency-draft:story-queued');
  },
};

export const SentWhenOnline: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, canvasElement }) => {
    await fill(canvasElement, message);
    await clickWhileOffline(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Thank you! Your message has been sent successfully.'),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const restored = {
  args: { draftKey: 'story-restored' },
  beforeEach: () => {
    const item = 'agency-draft:story-restored';
    const values = {
      name: 'Wanjiru Kamau',
      email: 'wanjiru@westlands.example',
      message: 'Three towns, two days each.',
    };
    const draft = { savedAt: Date.now(), isQueued: false, idempotencyKey: '', elapsedMs: 40_000, values };
    localStorage.setItem(item, JSON.stringify(draft));
    return () => localStorage.removeItem(item);
  },
} satisfies Story;

/** The message is not a live region, which screen readers would announce on load. */
export const DraftRestored: Story = {
  ...restored,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(valuesOf(canvasElement)).toEqual([
        'Wanjiru Kamau',
        'wanjiru@westlands.example',
        '',
        'Three towns, two days each.',
      ]),
    );
    await expect(canvas.getByText('Your draft has been restored.')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Focus moves to the first field, since the button is removed. */
export const DraftDiscarded: Story = {
  ...restored,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    await expect(valuesOf(canvasElement)).toEqual(['', '', '', '']);
    await expect(canvas.queryByText('Your draft has been restored.')).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...FailedWithFallback, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...FailedWithFallback, globals: { theme: 'microsite' } };

export const Night: Story = { ...FailedWithFallback, parameters: { ground: 'night' } };

export const Playground: Story = { args: { fallback } };
