import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { ContactMessageForm } from '../ContactMessageForm/index.js';
import { defineForm, textRule } from '../definitions/index.js';
import {
  clickWhileOffline,
  endless,
  fallback,
  fill,
  neverSettle,
  onSheet,
  rejectConnection,
  respondWithError,
  respondWithId,
  valuesOf,
} from '../story-form.js';
import { TextField } from '../TextField/index.js';
import type { Sender } from '../useSubmission/index.js';
import { Form, FormFields, type FormProps } from './entry.js';

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
        component: `A form built from a definition, with the behaviour that all the kit’s forms share.

**Use it** where none of the six forms fits your business: \`defineForm\` describes the fields once, as in the bakery’s order form among the stories.

**Do not use it** just to change the services or budgets: \`QuoteForm\` and \`ContactPageForm\` accept those lists.

**Content.** One-sentence messages that say what happens next.

**Definition.** Each field has a \`kind\` (\`text\`, \`email\`, \`phone\`, \`textarea\`, \`select\`, \`radio\`, \`checkbox\`, \`checkboxes\`, \`date\`, \`number\`, \`range\`, \`file\`) and a label. It renders the field, validates it here and on the server (\`createFormSchema(definition)\` from \`agency-ui/schemas\`), and names it in emails. Keep definitions in a module that both sides import, and use \`agency-ui/forms/definitions\` there, because it contains no components.

**Conditions.** \`when: { field: 'delivery', is: 'home' }\` asks for a field only if an earlier one has that value, or any value if \`is\` is omitted. Otherwise it is not shown, validated or sent, and the server ignores it. Without JavaScript, and until the page has hydrated, it is shown with a sentence that says when to fill it in. In your own layout, leave a field out unless \`isShown(name)\`.

**Overrides.** \`overrides: { by: 'branch', values: { karen: { closedWeekdays: ['monday'] } } }\` gives a date other closed days, and a radio group other \`options\` (by value) or \`offered\` ones, for each value of an earlier field. The server applies the same ones. Without JavaScript, all options are shown, with a sentence that says which ones belong to which value.

**Steps.** \`layout="steps"\` shows one group at a time, for forms longer than two screens. Each step is validated before the next one; drafts and the single submission contain all fields. Without JavaScript all groups are on one page. A step with no fields to show is skipped.

**Text.** The default errors are in the label pack’s language, most of them with the field’s label; an \`error\` in the definition is shown as written. In \`labelsOf\` and on the server they are English; the form shows its server’s copy of them in the page’s language. For a site in several languages, \`labels\` translates the definition: \`name\` is the label of the \`name\` field, \`nameError\` its error, \`nameHint\` its hint, \`cakeOptions\` the names of a select’s options. \`labelsOf(definition)\` lists them.

**Layout.** Fields share a row where there is space, unless their \`width\` is \`full\`; \`groups\` are fieldsets. \`children\` renders your own layout. \`layout="row"\` puts the button next to a single field.

**After a successful submission**, a panel replaces the fields. It shows what was sent, a reference and a button that opens an empty form. The reference is derived from the id in the result (\`{ id }\`, or a \`Response\` with it as JSON); \`referenceOf(id)\` from \`agency-ui/schemas\` returns the same one for emails and exports. Without an id there is no reference. \`nextSteps\` says what happens next and by when; the kit itself promises nothing. With \`fallback\` the panel links to WhatsApp and e-mail with the reference. Focus moves to its heading (\`headingLevel\`), unless the visitor has moved elsewhere, in which case the panel is announced politely. If they have typed in the meantime, the fields stay.

**Confirmation.** The panel’s heading is a \`message\` that stays. With \`toast\` it is also shown as a toast; with \`notice\` it is replaced by the \`sent\` text after five seconds.

**Without JavaScript** the browser posts to \`action\`. The server responds with the same form: \`defaultValues\` holds what was sent, \`errors\` the messages for each field, and \`failure\` says why it could not be stored. After a success, \`receipt\` shows the panel.

**Demonstration.** A form with neither \`onSubmit\` nor \`action\` delivers nothing. It says so in a line above its fields: the \`demonstration\` label, which may be empty. After the simulated success \`demonstrationSent\` replaces \`nextSteps\`, because nobody will reply.

**Sending.** \`onSubmit(values, { signal, idempotencyKey, elapsedMs, website })\` sends the form. A rejection, or a \`Response\` that is not ok, is a failure; a \`Response\` with status 422 and \`{ "issues": { "email": "…" } }\` shows errors at those fields; errors under any other name appear below the form. \`createEnquirySender({ endpoint, form })\` creates a sender for which only a 201 response with an id is a success. The key stays the same until an attempt succeeds, so that the server can store a repeated request only once. \`website\` is an invisible field: a value indicates a bot. Unmounting does not abort a request.

**Files.** The value of a \`file\` field is a list of \`File\` objects. \`createEnquirySender\` posts \`multipart/form-data\` if there are files, and shows their progress; a custom sender does both with \`FormData\` and \`onProgress\`. Without progress, the timeout is extended by the upload time at 256 kbit/s. A file from a plain \`<input type="file">\` is included in the values too. A reload loses the files, so the form names them and sends nothing until they are chosen again or removed.

**Drafts.** Set \`draftKey\` where visitors write more than a line. Their input then survives reloads and crashes, in \`localStorage\`, for at most 24 hours. Omit it on shared computers, such as a kiosk. Without it, the browser asks for confirmation before leaving a page that is still sending.

**Offline.** No set-up needed. A submission that fails offline waits as \`queued\`. It is retried on the \`online\` event and by a timer, even after a client-side navigation. With \`draftKey\` it also survives a reload, until it is sent or discarded.

**After a failure.** Set \`fallback\` to offer the same text by WhatsApp or e-mail. Omit it if nobody reads those.

**States.** \`data-submission\` on the form, and \`onStatusChange\`, report \`idle\`, \`submitting\`, \`queued\`, \`succeeded\` or \`failed\`. Use \`onStatusChange\` for analytics.

**Parts.**

- **Summary:** In a long form: appears when there are errors, counts them and links to each field.
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

/** The message form stands in for all forms that have a definition. */
export const Default: Story = {};

const cakeForm = defineForm({
  name: 'cake',
  title: 'Cake order',
  groups: { you: 'You', cake: 'Your cake' },
  fields: {
    name: { kind: 'text', label: 'Your name', error: 'Tell us your name', autoComplete: 'name', group: 'you' },
    email: { kind: 'email', label: 'Email', autoComplete: 'email', group: 'you' },
    phone: {
      kind: 'phone',
      label: 'Phone',
      error: 'Write a number that we can call',
      optional: true,
      autoComplete: 'tel',
      group: 'you',
    },
    type: {
      kind: 'select',
      label: 'Cake',
      placeholder: 'Choose a cake',
      options: [
        { value: 'sponge', label: 'Sponge with passion fruit' },
        { value: 'mandazi', label: 'A tower of mandazi' },
      ],
      error: 'Choose a cake',
      group: 'cake',
    },
    guests: {
      kind: 'text',
      label: 'Guests',
      group: 'cake',
      rule: textRule('Write a number from 1 to 400', {
        fits: (guests) => Number(guests) >= 1 && Number(guests) <= 400,
      }),
    },
    wishes: {
      kind: 'textarea',
      label: 'Wishes',
      hint: 'A name in icing, or what nobody can eat.',
      optional: true,
      max: 1000,
      group: 'cake',
    },
    delivery: { kind: 'checkbox', label: 'Bring it to us', group: 'cake' },
  },
  labels: { submit: 'Order the cake', succeeded: 'Thank you! We’ll call you before we heat the oven.' },
});

const tableForm = defineForm({
  name: 'table',
  title: 'Table',
  groups: { meal: 'Your meal', place: 'Where to', you: 'About you' },
  fields: {
    way: {
      kind: 'radio',
      label: 'How would you like it?',
      options: [
        { value: 'here', label: 'At our tables' },
        { value: 'home', label: 'Brought to my door' },
      ],
      group: 'meal',
    },
    diets: {
      kind: 'checkboxes',
      label: 'Diets',
      options: ['Vegan', 'Halal', 'No nuts'],
      optional: true,
      group: 'meal',
    },
    guests: { kind: 'range', label: 'About how many people?', min: 2, max: 60, unit: 'people', group: 'meal' },
    street: { kind: 'text', label: 'Street', when: { field: 'way', is: 'home' }, width: 'full', group: 'place' },
    name: { kind: 'text', label: 'Name', autoComplete: 'name', group: 'you' },
    email: { kind: 'email', label: 'Email', autoComplete: 'email', group: 'you' },
  },
  labels: { submit: 'Ask the kitchen' },
});

/** A bakery's cake order form. */
const CakeOrder = (props: Partial<FormProps<typeof cakeForm>>) => (
  <Form definition={cakeForm} errorSummary hint="We bake from four days after your order." {...props} />
);

/** A bakery’s order form has two groups of fields and a hint, all from its definition. */
export const OfAnotherTrade: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  render: ({ onSubmit }) => <CakeOrder onSubmit={onSubmit as Sender<unknown> | undefined} />,
};

/** One group is shown at a time, with its position among the steps. */
export const InSteps: Story = {
  args: { onSubmit: fn(() => Promise.resolve()) },
  render: ({ onSubmit }) => (
    <Form definition={tableForm} layout="steps" onSubmit={onSubmit as Sender<unknown> | undefined} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Brought to my door' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Step 2 of 3 Where to'));
  },
};

/**
 * With neither `onSubmit` nor `action`, a line says that the form isn't connected; after the simulated success, it
 * promises nothing.
 */
export const Demonstration: Story = {
  args: { simulatedDelay: 20, noticeDuration: endless, nextSteps: 'We reply within a day.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = 'Demonstration: visitors will see this once the form is connected; nothing was delivered.';
    await expect(canvas.getByText('Demonstration: this form is not connected yet.')).toBeVisible();
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(line)));
    await expect(canvas.queryByText('We reply within a day.')).toBeNull();
  },
};

/** While the form is being sent, the fields can't be changed and focus stays on the button. */
export const Sending: Story = {
  tags: ['wcag:2.4.3', 'wcag:4.1.2'],
  args: { onSubmit: neverSettle, timeoutMs: endless },
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

/** After a failure, the input is kept, and the WhatsApp and e-mail links contain it. */
export const Failed: Story = {
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

const cake = {
  'Your name': 'Wanjiru Kamau',
  Email: 'wanjiru@westlands.example',
  Cake: 'A tower of mandazi',
  Guests: '60',
  Wishes: 'Happy sixtieth, Njeri.\nNo nuts, please.',
};

/**
 * After a success, a panel replaces the fields, showing what was sent, its reference, what happens next, and other ways
 * to get in touch.
 */
export const Sent: Story = {
  tags: ['wcag:2.4.3', 'wcag:4.1.3'],
  args: { onSubmit: respondWithId },
  render: ({ onSubmit }) => (
    <CakeOrder
      onSubmit={onSubmit as Sender<unknown> | undefined}
      fallback={fallback}
      nextSteps="We call by six in the evening."
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, cake);
    await userEvent.click(canvas.getByRole('button', { name: 'Order the cake' }));
    const heading = await canvas.findByRole('heading', { name: 'Thank you! We’ll call you before we heat the oven.' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const mail = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href);
    await expect(mail.searchParams.get('subject')).toBe('Reference 7F3A-92C1');
  },
};

/** Without a connection, a message says that the form will be sent later. */
export const Queued: Story = {
  tags: ['wcag:4.1.3'],
  args: { onSubmit: fn(rejectConnection), draftKey: 'story-queued' },
  play: async ({ args, canvas, canvasElement }) => {
    await fill(canvasElement, message);
    await clickWhileOffline(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('We will send this when you are back online.'),
    );
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
    await expect(canvas.getByRole('button', { name: 'Discard draft' })).toBeVisible();
    localStorage.removeItem('agency-draft:story-queued');
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

/** Restoring a draft fills in the fields and shows a line saying so. */
export const DraftRestored: Story = {
  ...restored,
  tags: ['wcag:3.3.7'],
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

/** On a night band, a failed form has no card and is legible. */
export const Night: Story = { ...Failed, parameters: { tone: 'night' } };

/**
 * The server’s response to a native submission shows what was sent, with errors beside the fields and in the summary.
 */
export const AnsweredByServer: Story = {
  tags: ['test-only', 'wcag:3.3.1'],
  render: () => (
    <CakeOrder
      action="/api/enquiries"
      defaultValues={{ name: 'Wanjiru', email: 'wanjiru@westlands', type: 'mandazi', delivery: true }}
      errors={{ email: 'Invalid email address', guests: 'Write a number from 1 to 400' }}
      failure="This was your fifth order in a minute. Please wait a little."
      fallback={fallback}
    />
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: '2 fields need another look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(canvas.getByLabelText('Email')).toHaveValue('wanjiru@westlands');
    await expect(canvas.getByLabelText('Cake')).toHaveValue('mandazi');
    await expect(canvas.getByLabelText('Bring it to us')).toBeChecked();
    await expect(canvas.getByRole('alert')).toHaveTextContent('This was your fifth order in a minute.');
  },
};

/** The same panel, on a page for visitors without JavaScript; the page's heading confirms the success. */
export const Receipt: Story = {
  tags: ['test-only'],
  render: () => (
    <CakeOrder
      action="/api/enquiries"
      fallback={fallback}
      defaultValues={{ name: 'Wanjiru', email: 'wanjiru@westlands.example', type: 'mandazi', delivery: true }}
      receipt={{ id: '7f3a92c1-0d4e-4a6b-9c55-2b1f0e8d7a63', page: '/order' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7F3A-92C1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send another' })).toHaveAttribute('href', '/order');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** On a night band, the panel is legible. */
export const SentOnNight: Story = { ...Sent, tags: ['test-only'], parameters: { tone: 'night' } };

/** A form can't be sent again while it is being sent. */
export const DoubleSubmit: Story = {
  tags: ['test-only', 'wcag:3.3.4'],
  args: { onSubmit: fn(neverSettle) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Message' }));
    await userEvent.type(canvas.getByLabelText('Subject'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** After a failure, the input is kept, focus stays where it is, and the form can be sent again. */
export const CanBeSentAgain: Story = {
  tags: ['test-only', 'wcag:4.1.3'],
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

/** A refused connection counts as a failure: the input is kept, and the form can be sent again. */
export const NetworkFailure: Story = {
  ...CanBeSentAgain,
  tags: ['test-only', 'wcag:3.3.7'],
  args: { onSubmit: fn(rejectConnection) },
};

/** A sender that doesn't respond in time counts as a failure, and the input is kept. */
export const Timeout: Story = {
  tags: ['test-only', 'wcag:2.2.1'],
  args: { onSubmit: neverSettle, timeoutMs: 100 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(failed));
    await expect(valuesOf(canvasElement)).toEqual(Object.values(message));
  },
};

/** A 422 response marks the fields with the server’s messages. */
export const RejectedByServer: Story = {
  tags: ['test-only'],
  args: {
    fallback,
    onSubmit: () => Promise.resolve(Response.json({ issues: { email: 'No such domain' } }, { status: 422 })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvasElement, message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('No such domain'));
    await expect(email).toHaveFocus();
  },
};

/** A queued form is sent once the browser is back online. */
export const SentWhenOnline: Story = {
  tags: ['test-only'],
  args: { onSubmit: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, canvasElement }) => {
    mocked(args.onSubmit as () => Promise<void>).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await fill(canvasElement, message);
    await clickWhileOffline(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    dispatchEvent(new Event('online'));
    const thanks = 'Thank you! Your message has been sent successfully.';
    await expect(await canvas.findByRole('heading', { name: thanks })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Discarding a draft empties the fields and moves focus to the first one. */
export const DraftDiscarded: Story = {
  ...restored,
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    await expect(valuesOf(canvasElement)).toEqual(['', '', '', '']);
    await expect(canvas.queryByText('Your draft has been restored.')).toBeNull();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};

/** The bakery’s order form reports errors in a summary, and submits the values in its definition. */
export const OrdersACake: Story = {
  ...OfAnotherTrade,
  tags: ['test-only', 'wcag:3.3.1', 'wcag:4.1.3'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const order = canvas.getByRole('button', { name: 'Order the cake' });
    await userEvent.click(order);
    const summary = canvas.getByRole('group', { name: '4 fields need another look' });
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
    await userEvent.click(canvas.getByLabelText('Bring it to us'));
    await expect(canvas.queryByRole('group', { name: /another look/ })).toBeNull();
    await userEvent.click(order);
    const thanks = 'Thank you! We’ll call you before we heat the oven.';
    await waitFor(() => expect(canvas.getByRole('heading', { name: thanks })).toHaveFocus());
    await expect(canvas.getByText('A tower of mandazi', { selector: 'bdi' })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Wanjiru',
        email: 'wanjiru@westlands.example',
        phone: '',
        type: 'mandazi',
        guests: '60',
        wishes: 'Happy sixtieth, Njeri',
        delivery: true,
      },
      expect.objectContaining({ website: '' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send another' }));
    await expect(canvas.getByLabelText('Your name')).toHaveValue('');
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
  },
};

/** In a flex container, the form takes the full width. */
export const InAFlexContainer: Story = {
  tags: ['test-only'],
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      <CakeOrder action="/api/enquiries" />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(200);
  },
};

const deliveryForm = defineForm({
  name: 'delivery',
  title: 'Delivery',
  fields: { day: { kind: 'text', label: 'Day' }, crates: { kind: 'text', label: 'Crates' } },
});

/** The controls passed to `children` connect the fields in your own layout, such as a native date picker. */
export const OwnLayout: Story = {
  tags: ['test-only'],
  args: { onSubmit: fn(() => Promise.resolve()) },
  render: ({ onSubmit }) => (
    <Form definition={deliveryForm} onSubmit={onSubmit as Sender<unknown> | undefined} hint="We deliver on weekdays.">
      {({ field }) => (
        <FormFields>
          <TextField {...field('day')} type="date" />
          <TextField {...field('crates')} type="number" min={1} />
        </FormFields>
      )}
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Day'), '2026-12-24');
    await userEvent.type(canvas.getByLabelText('Crates'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({ day: '2026-12-24', crates: '3' }, expect.anything());
  },
};

/** On a night band, the bakery’s order form works in the same way. */
export const OrdersACakeOnNight: Story = { ...OrdersACake, tags: ['test-only'], parameters: { tone: 'night' } };

/** In right-to-left layouts, a failed form has the same content. */
export const RightToLeft: Story = { ...Failed, tags: ['test-only'], globals: { direction: 'rtl' } };

/** A failed form uses the microsite theme's colours. */
export const Microsite: Story = { ...Failed, tags: ['test-only'], globals: { theme: 'microsite' } };
