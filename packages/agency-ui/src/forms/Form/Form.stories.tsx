import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckboxField } from '../CheckboxField/index.js';
import { ContactMessageForm } from '../ContactMessageForm/index.js';
import { checkboxRule, choiceRule, emailRule, type FormValues, phoneRule, textRule } from '../rules/index.js';
import { SelectField } from '../SelectField/index.js';
import {
  clickWhileOffline,
  fallback,
  fill,
  neverSettle,
  onSheet,
  rejectConnection,
  respondWithError,
  valuesOf,
} from '../story-form.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import type { Sender } from '../useSubmission/index.js';
import { Form, FormFields } from './entry.js';

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
        component: `A form with fields of your own, and the behaviour that all forms of the kit share.

**Use it** where none of the five forms fits your trade: \`rules\` names and validates the fields, and \`children\` renders them, as in the story of a bakery’s order.

**Do not use it** for other services or budgets alone: \`QuoteForm\` and \`ContactPageForm\` take those lists.

**Content.** Messages of one sentence that say what happens next. \`FormFields\` sets fields in columns.

**Rules** check a field in the browser, and on the server by \`createFormSchema(rules)\` of \`agency-ui/schemas\`. Keep them in a module that both import, with rules from \`agency-ui/forms/rules\`: it contains no component.

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
  args: { onSubmit: neverSettle },
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
  args: { onSubmit: fn(neverSettle) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Message' }));
    await userEvent.type(canvas.getByLabelText('Subject'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { onSubmit: fn(respondWithError) },
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

export const NetworkFailure: Story = { ...Failed, args: { onSubmit: fn(rejectConnection) } };

export const Timeout: Story = {
  args: { onSubmit: neverSettle, timeout: 100 },
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
  args: { onSubmit: respondWithError, fallback },
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

/** Waits for a connection, and shows a message until it is sent. */
export const Queued: Story = {
  args: { onSubmit: fn(respondWithError), draftKey: 'story-queued' },
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

/** Focus moves to the first field, because the button is removed. */
export const DraftDiscarded: Story = {
  ...restored,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    await expect(valuesOf(canvasElement)).toEqual(['', '', '', '']);
    await expect(canvas.queryByText('Your draft has been restored.')).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

const cakes = [
  { value: 'sponge', label: 'Sponge with passion fruit' },
  { value: 'mandazi', label: 'A tower of mandazi' },
];

const cakeOrderRules = {
  name: textRule('Tell us your name'),
  email: emailRule(),
  phone: phoneRule('Write a number that we can call', { min: 0 }),
  cake: choiceRule(cakes, 'Choose a cake'),
  guests: textRule('Write a number from 1 to 400', { fits: (guests) => Number(guests) >= 1 && Number(guests) <= 400 }),
  day: textRule('Choose a day', { fits: (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) }),
  wishes: textRule('Write less', { min: 0, max: 1000 }),
  delivery: checkboxRule,
};

/** The cake order of a bakery. */
const CakeOrder = ({ onSubmit }: { onSubmit?: Sender<FormValues<typeof cakeOrderRules>> | undefined }) => (
  <Form
    rules={cakeOrderRules}
    onSubmit={onSubmit}
    errorSummary
    hint="We bake from four days after your order."
    labels={{ submit: 'Order the cake', succeeded: 'Thank you! We call you before we heat the oven.' }}
  >
    {({ field, textField }) => (
      <>
        <FormFields>
          <TextField {...textField('name')} label="Your name" autoComplete="name" required />
          <TextField {...textField('email')} label="Email" type="email" autoComplete="email" required />
          <TextField {...textField('phone')} label="Phone" type="tel" autoComplete="tel" />
          <SelectField {...field('cake')} label="Cake" placeholder="Choose a cake" options={cakes} required />
          <TextField {...textField('guests')} label="Guests" type="number" min={1} max={400} required />
          <TextField {...textField('day')} label="Day" type="date" required />
        </FormFields>
        <FormFields columns={1}>
          <TextareaField {...textField('wishes')} label="Wishes" hint="A name in icing, or what nobody can eat." />
          <CheckboxField {...field('delivery')} label="Bring it to us" />
        </FormFields>
      </>
    )}
  </Form>
);

/** A bakery's order, with its own fields, rules and labels. */
export const OfAnotherTrade: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  render: ({ onSubmit }) => <CakeOrder onSubmit={onSubmit as Sender<unknown> | undefined} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const order = canvas.getByRole('button', { name: 'Order the cake' });
    await userEvent.click(order);
    const summary = canvas.getByRole('group', { name: '5 fields need another look' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a cake' }));
    await expect(canvas.getByLabelText('Cake')).toHaveFocus();
    await fill(canvasElement, {
      'Your name': 'Wanjiru',
      Email: 'wanjiru@westlands.example',
      Cake: 'A tower of mandazi',
      Wishes: 'Happy sixtieth, Njeri',
    });
    await userEvent.type(canvas.getByLabelText('Guests'), '60');
    await userEvent.type(canvas.getByLabelText('Day'), '2026-12-24');
    await userEvent.click(canvas.getByLabelText('Bring it to us'));
    await expect(canvas.queryByRole('group', { name: /another look/ })).toBeNull();
    await userEvent.click(order);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('We call you before we heat the oven.'));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Wanjiru',
        email: 'wanjiru@westlands.example',
        phone: '',
        cake: 'mandazi',
        guests: '60',
        day: '2026-12-24',
        wishes: 'Happy sixtieth, Njeri',
        delivery: true,
      },
      expect.objectContaining({ website: '' }),
    );
    await expect(canvas.getByLabelText('Your name')).toHaveValue('');
  },
};

export const OfAnotherTradeOnNight: Story = { ...OfAnotherTrade, parameters: { ground: 'night' } };

export const RightToLeft: Story = { ...FailedWithFallback, globals: { direction: 'rtl' } };

export const Microsite: Story = { ...FailedWithFallback, globals: { theme: 'microsite' } };

export const Night: Story = { ...FailedWithFallback, parameters: { ground: 'night' } };

export const Playground: Story = { args: { fallback } };
