import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { responseTime } from 'agency-content/contact';
import { contactSection } from 'agency-content/home';
import { expect, waitFor } from 'storybook/test';
import { ChatPanel } from '../../chat/index.js';
import { ContactMessageForm } from '../../forms/index.js';
import { agencyAddress, expectWaysToReach } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { ContactSection } from './ContactSection.js';

/** As on the site, but with an assistant that knows only one answer. */
const form = <ContactMessageForm />;
const chat = <ChatPanel contact={agency} send={() => Promise.resolve(responseTime)} />;

const meta = {
  title: 'Sections/ContactSection',
  component: ContactSection,
  args: { ...contactSection, agency, form, chat },
  parameters: {
    docs: {
      description: {
        component: `Every way to reach the agency in one band: phone, e-mail and office, a form and a chat.

**Use it** once per page: its \`id\` is \`contact\`, the target of \`/#contact\`.

**Do not use it** as a panel beside a form: use \`ContactDetails\`.

**Content.** A headline of at most 35 characters. The form and the chat are slots without headlines of their own: the section adds “Send Us A Message” and “Chat with Our Virtual Assistant” above them. With one slot filled, the details sit beside it; with none, they stand alone. On phones and tablets the chat is below the form and opens under its heading.

**Parts.**

- **Section:** A landmark named by its heading.
- **Form:** Under its own heading.
- **Assistant:** Under its own heading, which opens the chat where it is below the form.
- **Details:** Phone, e-mail and office.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Form, assistant, details. |`,
      },
    },
  },
} satisfies Meta<typeof ContactSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, the assistant and the contact details. */
export const Default: Story = {};

/** The contact details beside the form. */
export const FormAlone: Story = {
  args: { chat: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Send Us A Message' })).toBeVisible();
    await expect(canvas.queryByText('Chat with Our Virtual Assistant')).toBeNull();
  },
};

/** The contact details beside the assistant. */
export const ChatAlone: Story = {
  args: { form: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Send Us A Message')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Chat with Our Virtual Assistant' })).toBeVisible();
  },
};

/** The contact details without a form or an assistant. */
export const DetailsAlone: Story = {
  args: { form: undefined, chat: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
};

/** A long heading, e-mail address, street and labels wrap within their columns. */
export const LongText: Story = {
  args: {
    heading: longWord,
    agency: {
      ...agency,
      email: `${longWord}@${longWord}.example`,
      address: { ...agency.address, street: longWord },
    },
    labels: { form: longWord, chat: longWord },
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The section on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Links reach the section through the `#contact` fragment. */
export const IsWhereTheFragmentLeads: Story = {
  tags: ['test-only', 'wcag:2.4.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: contactSection.heading })).toHaveAttribute('id', 'contact');
  },
};

/** Telephone, e-mail and address are together in one list. */
export const CallsAndWrites: Story = {
  tags: ['test-only', 'wcag:3.2.6'],
  play: async ({ canvas }) => {
    // The assistant shows the contact details too.
    const [term] = canvas.getAllByRole('term') as [HTMLElement];
    await expectWaysToReach(term.closest('dl') as HTMLElement);
    await expect(canvas.getByText(agencyAddress)).toBeVisible();
  },
};

/** Form and assistant are under headings one level below the section’s. */
export const HeadsBothSlots: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Send Us A Message' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Chat with Our Virtual Assistant' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};

/** On a phone, the chat is below the form, and opens under its heading. */
export const TheChatOpensOnAPhone: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chatBox = () => canvas.queryByRole('textbox', { name: 'Your message' });
    const summary = canvasElement.querySelector('summary') as HTMLElement;
    await expect(canvas.getAllByRole('heading', { name: 'Chat with Our Virtual Assistant' })).toHaveLength(1);
    await expect(chatBox()).toBeNull();
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(summary);
    await waitFor(() => expect(chatBox()).toBeVisible());
  },
};

/** On a wide page, the chat is open beside the form, and cannot be closed. */
export const TheChatIsOpenOnAWidePage: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { name: 'Chat with Our Virtual Assistant' })).toHaveLength(1);
    await expect(canvasElement.querySelector('summary')).not.toBeVisible();
  },
};

/** Custom labels replace the section’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: {
    form: 'Fomu',
    chat: 'Mazungumzo',
    labels: {
      phone: 'Simu',
      email: 'Barua pepe',
      office: 'Ofisi',
      form: 'Tutumie ujumbe',
      chat: 'Zungumza na msaidizi wetu',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tutumie ujumbe' })).toBeVisible();
    await expect(canvas.queryByText(/Phone|Email|Office|Send Us|Chat with/)).toBeNull();
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
