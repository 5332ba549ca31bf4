import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, footerLinks, quoteAction } from 'agency-content';
import { expect, fn, mocked, spyOn, waitFor, within } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { ContactSection } from '../../sections/index.js';
import { pressKey } from '../../story-keyboard.js';
import { expectTextInside } from '../../story-text.js';
import type { ChatClient } from '../client/index.js';
import { ChatPanel } from './ChatPanel.js';

type Canvas = ReturnType<typeof within>;

const answers =
  (...replies: string[]): ChatClient =>
  async (messages) =>
    replies[Math.floor(messages.length / 2 - 1) % replies.length] ?? '';

/** Stays pending until the story resolves it. */
function heldBack(reply: string) {
  let release = () => {};
  const send = fn<ChatClient>(
    () =>
      new Promise((resolve) => {
        release = () => resolve(reply);
      }),
  );
  return { send, release: () => release() };
}

const box = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Your message' });
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send' });
const log = (canvas: Canvas) => canvas.getByRole('log', { name: 'Conversation' });

/** How far the list's scroll position is from its end, in px. */
const below = (list: HTMLElement) => list.scrollHeight - list.clientHeight - list.scrollTop;

const paragraphs = Array.from(
  { length: 14 },
  (_, index) => `${index + 1}. A sheet of paper has two sides, and a good brief says which one the reader sees first.`,
).join('\n\n');

const meta = {
  title: 'Sections/ChatPanel',
  component: ChatPanel,
  args: {
    contact: agency,
    links: [quoteAction, ...footerLinks.services],
    send: answers(
      'Offset suits runs of 500 or more copies. You can read more on /services/printing, or ask at /inquiries.',
    ),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['placed'] ? (
        <Story />
      ) : (
        <Section>
          <Container>
            <div style={{ maxInlineSize: '34rem' }}>
              <Story />
            </div>
          </Container>
        </Section>
      ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A conversation with the agency’s automated assistant.

**Use it** once per page, as the \`chat\` of a \`ContactSection\`, beside a form and the contact details, which an assistant never replaces.

**Do not use it** for a chat with people: use \`ChatAppButton\`. For fixed questions and answers use \`FaqSection\`.

**Content.** The panel is 24 rem high and scrolls inside, so a conversation of any length fits. A greeting of one or two sentences. All text comes from \`labels\`.

**Answers.** \`send\` answers the conversation: \`createChatCompletions(…)\`, or any function with the same signature. Replies are rendered as plain text. Only the agency’s phone number, its e-mail address and the pages in \`links\` become links.

**Failures.** If no answer arrives (an error, no network, 20 seconds without a reply), the assistant shows the agency’s e-mail and phone, and the visitor can send the message again. The error is logged to the console. Without JavaScript the agency’s e-mail and phone replace the text box.

**Parts.**

- **Name:** The assistant’s name; the panel is a region with that name.
- **Automated:** Says that the answers are automated.
- **Conversation:** A named log that scrolls by keyboard; each message names its speaker.
- **Typing indicator:** Three dots, visual only; a status that exists from the start announces once that the assistant is typing.
- **Message box:** Grows with its text; read-only while the assistant answers.
- **Send:** Never loses focus while disabled.
- **Contact:** The agency’s phone and e-mail.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Conversation, its links, message box, send button, contact links. |
| ↑ or ↓ | In the conversation: scroll it. |
| Enter | In the message box: sends the message. |
| Shift + Enter | In the message box: starts a new line. |`,
      },
    },
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel greets the visitor, says that its answers are automated, and shows how to reach a person. */
export const Default: Story = {
  tags: ['wcag:3.2.6'],
  play: async ({ canvas }) => {
    await expect(log(canvas)).toHaveTextContent(/I’m the Shangwe & Ink assistant/);
    await expect(canvas.getByText('Automated')).toBeVisible();
    await expect(canvas.getByRole('link', { name: agency.phone })).toHaveAttribute('href', 'tel:+254700000000');
    await expect(canvas.getByRole('link', { name: agency.email })).toHaveAttribute('href', `mailto:${agency.email}`);
    const panel = log(canvas).parentElement as HTMLElement;
    await expect(panel.getBoundingClientRect().height).toBe(24 * 16);
  },
};

/** The visitor's message is aligned to the end of the line, and the answer below it to the start. */
export const Answers: Story = {
  args: { send: fn(answers('Offset: it suits runs of 500 or more.')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(box(canvas), 'Digital or offset for 800 books?');
    await userEvent.click(button(canvas));
    await canvas.findByText('Offset: it suits runs of 500 or more.');
    await expect(canvas.getByText('Digital or offset for 800 books?')).toBeVisible();
    await expect(box(canvas)).toHaveValue('');
    await expect(args.send).toHaveBeenCalledWith(
      [
        { role: 'assistant', content: expect.stringContaining('Hello!') },
        { role: 'user', content: 'Digital or offset for 800 books?' },
      ],
      { signal: expect.any(AbortSignal) },
    );
  },
};

/** While an answer is pending, three dots show and the message box can't be changed. */
export const Waiting: Story = {
  args: { send: () => new Promise<never>(() => {}), timeoutMs: 2 ** 30 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'How long does a brand identity take?{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('typing');
  },
};

/** When no answer arrives, the assistant offers e-mail and phone, and the message can be sent again. */
export const Failed: Story = {
  tags: ['wcag:3.2.6'],
  args: { send: () => Promise.reject(new Error('The line is dead.')) },
  play: async ({ canvas, userEvent }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    await userEvent.type(box(canvas), 'Do you print banners?{Enter}');
    await waitFor(() => expect(log(canvas)).toHaveTextContent('I’m having trouble connecting'));
    const message = within(log(canvas));
    await expect(message.getByRole('link', { name: agency.email })).toHaveAttribute('href', `mailto:${agency.email}`);
    await expect(message.getByRole('link', { name: agency.phone })).toHaveAttribute('href', 'tel:+254700000000');
    await expect(message.getByText('Do you print banners?')).toBeVisible();
    await expect(message.getByRole('button', { name: 'Send again' })).toBeVisible();
    await expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'The line is dead.' }));
    logged.mockRestore();
  },
};

/** When a message is too long, the box grows and shows a count and an error below. */
export const TooLong: Story = {
  args: { limit: 160 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      box(canvas),
      'We plan a gala for 400 guests, with a stage, a band and a printed menu. '.repeat(3),
    );
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
};

/** A reply taller than the panel is shown from its first line. */
export const LongText: Story = {
  args: { send: answers(paragraphs) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'Tell me everything.{Enter}');
    const reply = await canvas.findByText(/^1\. A sheet of paper/);
    const list = log(canvas);
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    const room = list.getBoundingClientRect();
    const top = reply.getBoundingClientRect().top;
    await expect(top).toBeGreaterThanOrEqual(room.top);
    await expect(top).toBeLessThan(room.top + 60);
    await expect(document.documentElement.scrollTop).toBe(0);
    await expectTextInside(list);
  },
};

/** Long names, messages and addresses break inside the panel. */
export const UnbrokenText: Story = {
  args: {
    contact: { ...agency, name: 'Unternehmensveranstaltungsorganisationsgesellschaft' },
    send: answers(`https://www.shangwe.example/${'catalogue'.repeat(12)}`),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(box(canvas), `${'donaudampfschiff'.repeat(8)}{Enter}`);
    await canvas.findByText(/cataloguecatalogue/);
    await expectTextInside(canvasElement);
    await expect(log(canvas).scrollWidth).toBeLessThanOrEqual(log(canvas).clientWidth);
  },
};

/** The panel sits in a contact section's slot, beside the details and the form. */
export const InAContactSection: Story = {
  parameters: { placed: true },
  render: (args) => (
    <ContactSection
      eyebrow="Contact"
      heading="Call, write or walk in"
      agency={agency}
      chat={<ChatPanel {...args} />}
      form="A form"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chat with Our Virtual Assistant' })).toBeVisible();
    await expect(log(canvas)).toBeVisible();
  },
};

const slow = heldBack('Here I am.');

/** While an answer is pending, focus stays in the message box and nothing else is sent. */
export const KeepsFocusWhileWaiting: Story = {
  tags: ['test-only', 'wcag:2.4.3', 'wcag:4.1.2', 'wcag:4.1.3'],
  args: { send: slow.send },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(box(canvas), 'Hello?{Enter}');
    await step('the input and button are disabled, and focus stays', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('The assistant is typing…');
      await expect(box(canvas)).toHaveAttribute('aria-disabled', 'true');
      await expect(box(canvas)).toHaveAttribute('readonly');
      await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true');
      await expect(box(canvas)).toHaveFocus();
    });
    await step('nothing else is sent in the meantime', async () => {
      await userEvent.keyboard('Still there?{Enter}');
      await userEvent.click(button(canvas));
      await expect(slow.send).toHaveBeenCalledOnce();
    });
    slow.release();
    await canvas.findByText('Here I am.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(box(canvas)).not.toHaveAttribute('readonly');
  },
};

/** An empty message is not sent. */
export const IgnoresEmptyMessages: Story = {
  tags: ['test-only'],
  args: { send: fn(answers('Yes?')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(box(canvas), '{Enter}');
    await userEvent.type(box(canvas), '   {Shift>}{Enter}{/Shift}   {Enter}');
    await userEvent.click(button(canvas));
    await expect(args.send).not.toHaveBeenCalled();
    await expect(log(canvas).querySelectorAll('[data-speaker]')).toHaveLength(1);
  },
};

/** The conversation, message box and button can all be reached and used by keyboard. */
export const ByKeyboardAlone: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:3.3.2'],
  args: { send: fn(answers('Yes.')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(log(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(box(canvas)).toHaveFocus();
    await userEvent.keyboard('Two lines{Shift>}{Enter}{/Shift}in one message');
    await userEvent.tab();
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Yes.');
    await expect(args.send).toHaveBeenCalledWith(
      expect.arrayContaining([{ role: 'user', content: 'Two lines\nin one message' }]),
      expect.anything(),
    );
  },
};

/** One press sends an unanswered message again. */
export const SendsAgain: Story = {
  tags: ['test-only', 'wcag:2.2.1', 'wcag:3.3.7'],
  args: {
    send: fn(answers('Banners of any size, yes.')),
  },
  play: async ({ canvas, userEvent, args }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    const send = mocked(args.send);
    send.mockRejectedValueOnce(new Error('The line is dead.'));
    await userEvent.type(box(canvas), 'Do you print banners?{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await canvas.findByText('Banners of any size, yes.');
    await expect(box(canvas)).toHaveFocus();
    await expect(log(canvas)).not.toHaveTextContent('trouble');
    await expect(canvas.getAllByText('Do you print banners?')).toHaveLength(1);
    await expect(send).toHaveBeenCalledTimes(2);
    await expect(send.mock.calls[1]?.[0]).toEqual(send.mock.calls[0]?.[0]);
    logged.mockRestore();
  },
};

/** After the timeout, the message can be sent again. */
export const TimesOut: Story = {
  tags: ['test-only', 'wcag:2.2.1'],
  args: { send: fn(() => new Promise<never>(() => {})), timeoutMs: 20 },
  play: async ({ canvas, userEvent }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    await userEvent.type(box(canvas), 'Anybody?{Enter}');
    await canvas.findByRole('button', { name: 'Send again' });
    await expect(logged).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
    logged.mockRestore();
  },
};

/** A message that is too long is kept but not sent, and can be sent once it is shorter. */
export const RejectsLongMessages: Story = {
  tags: ['test-only', 'wcag:3.3.1'],
  args: { limit: 60, send: fn(answers('Short enough.')) },
  play: async ({ canvas, userEvent, args, step }) => {
    const words = 'A brief that goes on and on, from the first cup of tea to the last.';
    await step('an error is shown, and nothing is sent', async () => {
      await userEvent.type(box(canvas), `${words}{Enter}`);
      await expect(args.send).not.toHaveBeenCalled();
      await expect(canvas.getByRole('alert')).toHaveTextContent('to 60 characters or fewer');
      await expect(canvas.getByText('67 of 60 characters')).toBeVisible();
      await expect(box(canvas)).toHaveAttribute('aria-invalid', 'true');
      await expect(box(canvas)).toHaveAccessibleDescription(/60 characters or fewer/);
      await expect(box(canvas)).toHaveValue(words);
      await expect(box(canvas)).toHaveFocus();
    });
    await step('the shortened message is sent', async () => {
      await userEvent.keyboard('{Backspace>20}');
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
      await expect(box(canvas)).not.toHaveAttribute('aria-invalid');
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('Short enough.');
    });
  },
};

const markup = '<img src=x onerror="document.title = 1"> <b>Bold</b> <script>document.title = 2</script>';

/** Markup in messages and replies is shown as text. */
export const ShowsMarkupAsText: Story = {
  tags: ['test-only'],
  args: { send: answers(markup) },
  play: async ({ canvas, userEvent }) => {
    const { title } = document;
    await userEvent.type(box(canvas), '<i>Hello</i>{Enter}');
    await canvas.findByText(markup);
    await expect(canvas.getByText('<i>Hello</i>')).toBeVisible();
    await expect(log(canvas).querySelector('img, b, i:not(:empty), script')).toBeNull();
    await expect(document.title).toBe(title);
  },
};

/** Only the agency’s own pages and its phone number become links. */
export const LinksOnlyKnownTargets: Story = {
  tags: ['test-only'],
  args: {
    send: answers(
      'See /services/printing, or ask at /inquiries. Call +254700000000, not +254 711 111 111. ' +
        'Never https://bank.example/inquiries, javascript:alert(1) or /services/spells.',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'Where?{Enter}');
    await waitFor(() => expect(within(log(canvas)).getAllByRole('link')).toHaveLength(3));
    const links = within(log(canvas)).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Printing', '/services/printing'],
      ['Get A Quote', '/inquiries'],
      ['+254700000000', 'tel:+254700000000'],
    ]);
  },
};

/** Each new message scrolls into view, even if the reader had scrolled back before writing again. */
export const ScrollsToTheNewest: Story = {
  tags: ['test-only', 'wcag:3.2.2'],
  args: { send: answers('One line.\nAnother.\nAnd a third.') },
  play: async ({ canvas, userEvent, step }) => {
    const list = log(canvas);
    const ask = async (words: string, count: number) => {
      await userEvent.type(box(canvas), `${words}{Enter}`);
      await waitFor(() => expect(canvas.getAllByText(/One line\./)).toHaveLength(count));
    };
    await step('a reader at the end sees each new message', async () => {
      for (const count of [1, 2, 3, 4]) {
        await ask(`Question ${count}`, count);
        await expect(below(list)).toBeLessThan(2);
      }
    });
    await step('a reader who has scrolled back stays there until they write', async () => {
      list.scrollTop = 0;
      await waitFor(() => expect(below(list)).toBeGreaterThan(100));
      await ask('Question 5', 5);
      await expect(below(list)).toBeLessThan(2);
    });
  },
};

/** While the message box grows, the newest message stays in view. */
export const ScrollsAsTheBoxGrows: Story = {
  tags: ['test-only'],
  args: { send: answers('One line.\nAnother.\nAnd a third.') },
  play: async ({ canvas, userEvent }) => {
    for (const count of [1, 2, 3]) {
      await userEvent.type(box(canvas), `Question ${count}{Enter}`);
      await waitFor(() => expect(canvas.getAllByText(/One line\./)).toHaveLength(count));
    }
    const list = log(canvas);
    const { clientHeight } = list;
    await userEvent.type(box(canvas), 'And{Shift>}{Enter}{/Shift}then{Shift>}{Enter}{/Shift}more?');
    await expect(list.clientHeight).toBeLessThan(clientHeight);
    await expect(below(list)).toBeLessThan(2);
  },
};

const later = heldBack('At last.');

/** A reply doesn't move the list for a reader who has scrolled back. */
export const KeepsTheScrollPosition: Story = {
  tags: ['test-only', 'wcag:3.2.2'],
  args: {
    send: (messages, options) =>
      messages.length < 4 ? answers(paragraphs)(messages, options) : later.send(messages, options),
  },
  play: async ({ canvas, userEvent }) => {
    const list = log(canvas);
    await userEvent.type(box(canvas), 'Everything, please.{Enter}');
    await canvas.findByText(/^1\. A sheet of paper/);
    await userEvent.type(box(canvas), 'And more?{Enter}');
    await waitFor(() => expect(below(list)).toBeLessThan(2));
    const scrolled = new Promise((done) => list.addEventListener('scroll', done, { once: true }));
    list.scrollTop = 40;
    await scrolled;
    later.release();
    await canvas.findByText('At last.');
    await expect(list.scrollTop).toBe(40);
  },
};

/** The conversation is focusable, so that the arrow keys scroll it. */
export const ScrollsByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  args: { send: answers(paragraphs) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'Everything, please.{Enter}');
    await canvas.findByText(/^1\. A sheet of paper/);
    const list = log(canvas);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    list.scrollTop = 0;
    await userEvent.tab({ shift: true });
    await expect(list).toHaveFocus();
    await pressKey('ArrowDown', () => list.scrollBy({ top: 40 }));
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
  },
};

/** All text in the panel comes from `labels`, including the speakers' hidden names. */
export const OtherWords: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  args: {
    labels: {
      assistant: (name) => `Msaidizi wa ${name}`,
      automated: 'Hujibu kiotomatiki',
      you: 'Wewe',
      greeting: (name) => `Karibu! Mimi ni msaidizi wa ${name}. Una mpango gani?`,
      conversation: 'Mazungumzo',
      message: 'Ujumbe wako',
      placeholder: 'Andika ujumbe',
      send: 'Tuma',
      typing: 'Msaidizi anaandika…',
      connectionError: ({ email, phone }) => `Samahani, mtandao una shida. Tuandikie ${email} au piga simu ${phone}.`,
      sendAgain: 'Tuma tena',
      person: ({ email, phone }) => `Ungependa kuongea na mtu? Piga ${phone} au andika ${email}.`,
      noScript: ({ email, phone }) => `Mazungumzo yanahitaji JavaScript. Andika ${email} au piga ${phone}.`,
    },
    send: () => Promise.reject(new Error('The line is dead.')),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ujumbe wako' }), 'Habari?{Enter}');
    await canvas.findByRole('button', { name: 'Tuma tena' });
    await expect(canvas.getByRole('log', { name: 'Mazungumzo' })).toHaveTextContent('Wewe: Habari?');
    await expect(canvasElement).not.toHaveTextContent(/assistant|message|trouble|Automated|Prefer|Send/);
    logged.mockRestore();
  },
};

/** Each message takes its text direction from its content, and the visitor’s messages are on the left. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  args: {
    labels: {
      assistant: (name) => `مساعد ${name}`,
      automated: 'ردود آلية',
      greeting: (name) => `مرحبًا! أنا مساعد ${name}، وأجيب آليًا. ماذا تخطط؟`,
      placeholder: 'اكتب رسالتك',
      person: ({ email, phone }) => `تفضّل التحدث مع شخص؟ اتصل على ${phone} أو اكتب إلى ${email}.`,
    },
    send: answers('الطباعة بالأوفست تناسب 500 نسخة أو أكثر. اتصل على +254 700 000 000 أو زر /inquiries.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), 'كتاب من 800 نسخة؟{Enter}');
    await waitFor(() => expect(within(log(canvas)).getAllByRole('link')).toHaveLength(2));
    await userEvent.type(box(canvas), 'Digital or offset?{Enter}');
    const [arabic, english] = [canvas.getByText(/كتاب من/), canvas.getByText('Digital or offset?')];
    await expect(getComputedStyle(arabic).direction).toBe('rtl');
    await expect(getComputedStyle(english).direction).toBe('ltr');
    // The visitor's messages are at the line end, which is on the left here.
    const list = log(canvas).getBoundingClientRect();
    const { left, right } = (arabic.parentElement as HTMLElement).getBoundingClientRect();
    await expect(left - list.left).toBeLessThan(list.right - right);
  },
};

/** With reduced motion, the three dots don't move. */
export const ReducedMotion: Story = {
  ...Waiting,
  tags: ['test-only', 'wcag:2.2.2'],
  globals: { motion: 'reduced' },
  play: async (context) => {
    await Waiting.play?.(context);
    const moving = document.getAnimations().filter((animation) => {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      return target && log(context.canvas).contains(target);
    });
    await expect(moving).toEqual([]);
  },
};

/** The conversation uses the microsite theme's colours. */
export const Microsite: Story = { ...Answers, tags: ['test-only'], globals: { theme: 'microsite' } };
